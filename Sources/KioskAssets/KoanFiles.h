{
    (const unsigned char[]){
#embed PATH(../../Resources/Koans/FOLDER/koan.swift)
        , 0},
    (const unsigned char[]){
#embed PATH(../../Resources/Koans/FOLDER/solution.swift)
        , 0},
    (const unsigned char[]){
#embed PATH(../../Resources/Koans/FOLDER/check.swift)
        , 0},
    (const unsigned char[]){
#if __has_embed(PATH(../../Resources/Koans/FOLDER/repairs.diff))
#embed PATH(../../Resources/Koans/FOLDER/repairs.diff)
        ,
#endif
        0},
},
#undef FOLDER

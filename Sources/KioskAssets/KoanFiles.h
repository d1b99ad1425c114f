#embed PATH(../../Resources/Koans/FOLDER/koan.swift)
, 0,
#embed PATH(../../Resources/Koans/FOLDER/solution.swift)
, 0,
#embed PATH(../../Resources/Koans/FOLDER/check.swift)
, 0,
#undef FOLDER

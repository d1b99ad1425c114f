#embed SOURCE
, 0,
#undef SOURCE

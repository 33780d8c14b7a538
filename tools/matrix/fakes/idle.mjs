// The package of every role that the matrix binds but asks nothing of: a program that does nothing and says so (EX_UNAVAILABLE).
process.exitCode = 69;

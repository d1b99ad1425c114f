// The room is furnished in the next commits.

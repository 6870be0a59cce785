@rem Runs the arguments. The npm scripts begin with exec so that a POSIX shell is replaced; cmd has no such command.
@%*

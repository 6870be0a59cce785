// Creates the embedded database from a backup: npm run restore -- FILE.
import { restore } from './commands.ts'
import { runCommand } from './run-command.ts'

runCommand('npm run restore -- FILE', (file) => restore(process.env, file))

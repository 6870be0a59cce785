// Copies the embedded database to a file: npm run backup -- FILE. The server may run meanwhile.
import { backup } from './commands.ts'
import { runCommand } from './run-command.ts'

runCommand('npm run backup -- FILE', (file) => backup(process.env, file))

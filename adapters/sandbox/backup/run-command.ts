import { resolve } from 'node:path'
import { isStartFailure, stop } from '../kernel/start-failure.ts'

/**
 * Runs a command that has one file as its argument. Prints the resulting sentence, or the message of a failure.
 * @param usage how to call the command
 */
export const runCommand = (usage: string, run: (file: string) => Promise<string>): void => {
  const main = async (): Promise<string> => {
    process.umask(0o077)
    const [file, ...others] = process.argv.slice(2)
    if (file === undefined || others.length > 0) return stop(`Name one file: ${usage}`)
    // npm runs scripts in the directory of package.json.
    return run(resolve(process.env['INIT_CWD'] ?? '.', file))
  }
  main().then(
    (sentence) => console.log(sentence),
    (error: unknown) => {
      console.error(isStartFailure(error) ? error.message : error)
      process.exitCode = 1
    },
  )
}

import { debuglog } from 'node:util'
import { browserClock } from '@paydeck/adapters/browser/clock'
import { makeBrowser, trustedOrigin } from './browser.ts'
import { run } from './program.ts'
import { makeTerminal } from './terminal.ts'

const { argv, env, stdin, stdout } = process

/** Prints the core's log messages, but only if the environment variable NODE_DEBUG contains "paydeck". */
const debug = debuglog('paydeck')
const tell = (message: string): void => debug('%s', message)

const origin = trustedOrigin(argv[2] ?? 'http://localhost:4280')
if (origin === null) {
  process.stderr.write('The address of the provider has to be https://…, or http:// on this machine.\n')
  process.exit(1)
}

const interrupt = (): void => {
  terminal.close()
  stdout.write('\n')
  process.exit(130)
}
const terminal = makeTerminal({
  input: stdin,
  output: stdout,
  // Depends on the NO_COLOR variable and on the type of the terminal.
  hasColour: stdout.isTTY && stdout.hasColors(),
  onInterrupt: interrupt,
})
process.on('SIGINT', interrupt)

await run(terminal, {
  browser: makeBrowser(origin),
  clock: browserClock,
  log: { warn: tell, error: tell },
  productName: env['PRODUCT_NAME'] || 'Paydeck',
})
terminal.close()

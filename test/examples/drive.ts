import { PassThrough, Writable } from 'node:stream'
import type { Clock } from '@paydeck/core'
import { asyncScheduler } from 'rxjs'
import { makeBrowser } from '../../docs/examples/terminal/browser.ts'
import { run } from '../../docs/examples/terminal/program.ts'
import { makeTerminal, type Terminal } from '../../docs/examples/terminal/terminal.ts'

/** Clock that runs delayed work immediately, so that no test waits. */
const hurriedClock: Clock = {
  now: Date.now,
  // The overloads of `schedule` differ only in optional parameters.
  schedule: (work, _delay, state) => asyncScheduler.schedule(work as (state?: unknown) => void, 0, state),
}

/** Stream that records what is written to it. */
export const makeScreen = (): { readonly output: Writable; readonly text: () => string } => {
  let text = ''
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString()
      done()
    },
  })
  return { output, text: () => text }
}

/** Terminal with a simulated user, who types these lines and then ends the input. */
export const scripted = (lines: ReadonlyArray<string>, output: Writable = makeScreen().output): Terminal => {
  const input = new PassThrough()
  input.end(lines.map((line) => `${line}\n`).join(''))
  return makeTerminal({ input, output, hasColour: false, onInterrupt: () => undefined })
}

/** Runs the terminal program with these input lines against the provider at `origin`, and returns the program's output. */
export const drive = async (origin: string, lines: ReadonlyArray<string>): Promise<string> => {
  const { output, text } = makeScreen()
  const terminal = scripted(lines, output)
  const log = { warn: () => undefined, error: () => undefined }
  await run(terminal, { browser: makeBrowser(origin), clock: hurriedClock, log, productName: 'Paydeck' })
  terminal.close()
  return text()
}

/**
 * Returns the parts that occur in the text in the given order. If all parts occur in this order, the result equals `parts`.
 */
export const inOrder = (text: string, parts: ReadonlyArray<string>): ReadonlyArray<string> => {
  let from = 0
  return parts.filter((part) => {
    const at = text.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
    return true
  })
}

import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { type Line, printed } from './lines.ts'

/** Input and output of the terminal. A script can provide the input instead of a user. */
export interface Terminal {
  readonly say: (lines: ReadonlyArray<Line>) => void
  /** Prints the question and reads one line. Returns null after the end of the input. */
  readonly ask: (question: string) => Promise<string | null>
  /** Like `ask`, but does not show the typed text. */
  readonly askSecret: (question: string) => Promise<string | null>
  readonly close: () => void
}

export interface Streams {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream
  readonly hasColour: boolean
  /** Called when the user presses Ctrl+C while typing. */
  readonly onInterrupt: () => void
}

export const makeTerminal = ({ input, output, hasColour, onInterrupt }: Streams): Terminal => {
  const isEdited = input.isTTY === true
  let isHidden = false
  const echo = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input, output: echo, terminal: isEdited, historySize: 0 })
  reader.on('SIGINT', onInterrupt)
  // An iterator keeps lines that arrive before `ask` is called. The method `reader.question` would lose these lines.
  const lines = reader[Symbol.asyncIterator]()

  const ask = async (question: string, isSecret: boolean): Promise<string | null> => {
    if (isEdited) {
      reader.setPrompt(question)
      reader.prompt()
    } else output.write(question)
    isHidden = isSecret
    const line: IteratorResult<string, undefined> = await lines.next()
    isHidden = false
    // The terminal itself prints the line end when a user presses Enter. This statement prints the line end in all other
    // cases: hidden input, input from a script, and the end of the input.
    if (!isEdited || isSecret || line.done === true) output.write('\n')
    return line.done === true ? null : line.value
  }

  return {
    say: (all) => void output.write(printed(all, hasColour)),
    ask: (question) => ask(question, false),
    askSecret: (question) => ask(question, true),
    close: () => reader.close(),
  }
}

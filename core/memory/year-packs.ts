import { taskEither as TE } from 'fp-ts'
import { makePackWriter, packName, type PackSink, type YearPacks } from '../activity/index.ts'
import { type Fault, unreachable } from '../kernel/fault.ts'
import type { Files } from '../platform/ports.ts'
import { sha256Text } from './digests.ts'

/** Makes a sink that keeps the texts of the files. */
const makeSink = () => {
  const files: Array<readonly [name: string, text: string]> = []
  const open: PackSink['open'] = (name) => {
    let text = ''
    return {
      write: (more) => {
        text += more
      },
      close: () => {
        files.push([name, text])
        return { size: text.length, sha256: sha256Text(text) }
      },
    }
  }
  return { open, files }
}

/**
 * Makes the in-memory port `YearPacks`. A saved pack is not compressed: it is one text with the name and the text of every
 * file.
 */
export const memoryYearPacks = (save: Files['save']): YearPacks => ({
  begin: (facts) => {
    const sink = makeSink()
    const writer = makePackWriter(facts, sink)
    let isOpen = true
    const whileOpen =
      <A>(act: () => A): TE.TaskEither<Fault, A> =>
      async () =>
        isOpen ? TE.right(act())() : TE.left(unreachable)()
    return {
      add: (page) => whileOpen(() => writer.add(page)),
      finish: (missing) =>
        whileOpen(() => {
          isOpen = false
          const summary = writer.finish(missing)
          const name = packName(facts)
          const text = sink.files.map(([file, content]) => `${file}\n${content}`).join('\n')
          return { name, size: text.length, summary, save: save({ name, text }) }
        }),
      cancel: () => {
        isOpen = false
      },
    }
  },
})

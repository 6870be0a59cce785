import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { FetchedFile } from '../platform/ports.ts'
import { type Law, law, mustEqual } from './law.ts'
import { mustSucceed } from './port-calls.ts'

/** Part of a test setup that shows the files which the port has saved. */
export interface SavedFilesBench {
  /** Resolves to the saved files, oldest first. `start` is the beginning of the file's contents, at least five characters. */
  readonly savedFiles: () => Promise<ReadonlyArray<{ readonly name: string; readonly start: string }>>
}

/**
 * Makes the law of a method that fetches a PDF and saves it later.
 * @param method name of the method, such as "forms.download"
 * @param download calls the method with a file name
 */
export const savedPdfLaw = <B extends SavedFilesBench>(
  method: string,
  make: () => Promise<B>,
  download: (bench: B, name: string) => TE.TaskEither<Fault, FetchedFile>,
): Law =>
  law(`${method} saves one PDF under the given name, only when save is called.`, async () => {
    const bench = await make()
    const first = await mustSucceed(method, () => download(bench, 'first.pdf'))
    const second = await mustSucceed(method, () => download(bench, 'second.pdf'))
    mustEqual(await bench.savedFiles(), [], 'the saved files before save is called')
    first.save()
    second.save()
    const files = await bench.savedFiles()
    mustEqual(
      files.map((file) => [file.name, file.start.slice(0, 5)]),
      [
        ['first.pdf', '%PDF-'],
        ['second.pdf', '%PDF-'],
      ],
      'the names and beginnings of the saved files',
    )
  })

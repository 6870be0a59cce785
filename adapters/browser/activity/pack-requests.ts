import { makePackWriter, type PackFacts, type PackPage, type PackSource, type PackSummary } from '@paydeck/core'
import { makePackArchive } from './pack-archive.ts'

/** Request to the worker that writes one pack. The first request is `begin`, the last one `finish`. */
export type PackRequest =
  | { readonly kind: 'begin'; readonly facts: PackFacts }
  | { readonly kind: 'add'; readonly page: PackPage }
  | { readonly kind: 'finish'; readonly missing: ReadonlyArray<PackSource> }

/** Response to `add` or `finish`. `begin` has none. */
export type PackResponse =
  | { readonly kind: 'added'; readonly rows: number }
  | { readonly kind: 'made'; readonly bytes: Blob; readonly summary: PackSummary }

/** Makes the function that handles the requests of one pack. Throws if the first request is not `begin`. */
export const makePackHandler = (): ((request: PackRequest) => PackResponse | null) => {
  const parts: Array<BlobPart> = []
  const archive = makePackArchive((bytes) => void parts.push(bytes.slice()))
  let writer: ReturnType<typeof makePackWriter> | null = null
  return (request) => {
    if (request.kind === 'begin') {
      writer = makePackWriter(request.facts, archive)
      return null
    }
    if (writer === null) throw new Error('The pack has not begun.')
    if (request.kind === 'add') return { kind: 'added', rows: writer.add(request.page) }
    const summary = writer.finish(request.missing)
    archive.end()
    return { kind: 'made', bytes: new Blob(parts, { type: 'application/zip' }), summary }
  }
}

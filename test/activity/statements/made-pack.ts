import { createHash } from 'node:crypto'
import { crc32, inflateRawSync } from 'node:zlib'
import { makePackArchive } from '@paydeck/adapters/browser/activity/pack-archive'
import {
  makePackWriter,
  type PackedFile,
  type PackFacts,
  type PackPage,
  type PackSink,
  type PackSource,
  type PackSummary,
  type TimelineEntry,
} from '@paydeck/core/activity'
import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import { facts } from './histories.ts'

export const pageOf = (entries: ReadonlyArray<TimelineEntry>, loads: PackPage['loads'] = []): PackPage => ({
  entries,
  loads,
})

/**
 * Reads a zip archive with zlib and the numbers of its central directory. Expects the check sums to match, and every file to
 * have the earliest time of the format.
 */
export const unzipped = (archive: Buffer): ReadonlyMap<string, Buffer> => {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const count = archive.readUInt16LE(end + 10)
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset))
    const name = archive.subarray(at + 46, at + 46 + (nameLength ?? 0)).toString('utf8')
    const [crc, packed, size, local] = [16, 20, 24, 42].map((offset) => archive.readUInt32LE(at + offset))
    const start = (local ?? 0) + 30 + archive.readUInt16LE((local ?? 0) + 26) + archive.readUInt16LE((local ?? 0) + 28)
    const bytes = inflateRawSync(archive.subarray(start, start + (packed ?? 0)))
    const earliest = [0, 0x21]
    expect([name, bytes.length, crc32(bytes), ...[12, 14].map((offset) => archive.readUInt16LE(at + offset))]).toEqual([
      name,
      size,
      crc,
      ...earliest,
    ])
    files.set(name, bytes)
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0)
  }
  return files
}

export interface Made {
  readonly summary: PackSummary
  readonly files: ReadonlyMap<string, Buffer>
  /** Returns the text of a file. */
  readonly text: (name: string) => string
  /** Returns the rows of a CSV file by header, parsed by csv-parse. */
  readonly rows: (name: string) => ReadonlyArray<Readonly<Record<string, string>>>
  /** Returns the manifest, parsed. */
  readonly manifest: () => PackSummary & { readonly format: number }
}

const madeOf = (summary: PackSummary, files: ReadonlyMap<string, Buffer>): Made => {
  const text = (name: string): string => {
    const found = files.get(name)
    if (found === undefined) throw new Error(`No file ${name} in ${[...files.keys()].join(', ')}`)
    return found.toString('utf8')
  }
  return {
    summary,
    files,
    text,
    rows: (name) => parse(text(name), { bom: true, columns: true }),
    manifest: () => JSON.parse(text('manifest.json')) as PackSummary & { readonly format: number },
  }
}

const write = (
  sink: PackSink,
  pages: Iterable<PackPage>,
  change: Partial<PackFacts>,
  missing: ReadonlyArray<PackSource>,
): PackSummary => {
  const writer = makePackWriter({ ...facts, ...change }, sink)
  for (const page of pages) writer.add(page)
  return writer.finish(missing)
}

/** Makes the files of a pack in memory, and reads them back. */
export const made = (
  pages: Iterable<PackPage>,
  change: Partial<PackFacts> = {},
  missing: ReadonlyArray<PackSource> = [],
): Made => {
  const files = new Map<string, Buffer>()
  const open: PackSink['open'] = (name) => {
    const texts: Array<string> = []
    files.set(name, Buffer.from('open'))
    return {
      write: (text) => void texts.push(text),
      close: () => {
        const bytes = Buffer.from(texts.join(''))
        files.set(name, bytes)
        return { size: bytes.length, sha256: sha256(bytes) }
      },
    }
  }
  return madeOf(write({ open }, pages, change, missing), files)
}

/** Makes a pack as the archive that users save, and reads it back. */
export const archived = (
  pages: Iterable<PackPage>,
  change: Partial<PackFacts> = {},
): Made & { readonly archive: Buffer } => {
  const parts: Array<Uint8Array> = []
  const archive = makePackArchive((bytes) => void parts.push(bytes))
  const summary = write(archive, pages, change, [])
  archive.end()
  const bytes = Buffer.concat(parts)
  return { ...madeOf(summary, unzipped(bytes)), archive: bytes }
}

/** Returns the SHA-256 of bytes as Node calculates it. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Returns a file of the manifest. */
export const listedFile = ({ summary }: Pick<Made, 'summary'>, name: string): PackedFile => {
  const found = summary.files.find((file) => file.name === name)
  if (found === undefined) throw new Error(`The manifest does not list ${name}`)
  return found
}

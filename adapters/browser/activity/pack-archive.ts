import { sha256 } from '@noble/hashes/sha2.js'
import type { PackFile, PackSink } from '@paydeck/core'
import { Zip, ZipDeflate } from 'fflate'
import { hex } from '../hex.ts'

/**
 * Time of every file in an archive, so that archives of equal files have equal bytes. It is the earliest time that the
 * format allows. The archive contains local times, so this is a local time.
 */
const fileTime = (): Date => new Date(1980, 0, 1)

/** Archive that is being written. */
export interface PackArchive extends PackSink {
  /** Ends the archive after the last file was closed. */
  readonly end: () => void
}

/**
 * Writes a zip archive file by file. Compresses and hashes each text when it is written, and passes the bytes on at once.
 * @param onBytes receives the bytes of the archive in order
 */
export const makePackArchive = (onBytes: (bytes: Uint8Array) => void): PackArchive => {
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error
    onBytes(bytes)
  })
  const encoder = new TextEncoder()
  const open = (name: string): PackFile => {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = fileTime()
    zip.add(file)
    const hash = sha256.create()
    let size = 0
    return {
      write: (text) => {
        const bytes = encoder.encode(text)
        size += bytes.length
        hash.update(bytes)
        file.push(bytes)
      },
      close: () => {
        file.push(new Uint8Array(), true)
        return { size, sha256: hex(hash.digest()) }
      },
    }
  }
  return { open, end: () => zip.end() }
}

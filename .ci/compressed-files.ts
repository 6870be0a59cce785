import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compressedEnding, encode, isCompressible, mostEffort, typeOf } from '../adapters/sandbox/http/encoding.ts'

/** True if the server sends the file unchanged. The server inserts data into documents, and does not send `.vite/`. */
const isSentAsBuilt = (path: string): boolean => !path.startsWith('.') && !path.endsWith('.html')

/** Writes a brotli copy of each compressible file, so that the server does not have to compress files when it starts. */
export const compressedFiles = (): Plugin => ({
  name: 'paydeck-compressed-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.values(bundle).filter(
      ({ fileName }) => isSentAsBuilt(fileName) && isCompressible(typeOf(fileName)),
    )
    await Promise.all(
      files.map(async (file) => {
        const body = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        await writeFile(join(dir, `${file.fileName}${compressedEnding}`), await encode(body, 'br', mostEffort))
      }),
    )
  },
})

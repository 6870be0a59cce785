import type { Files } from '@paydeck/core'
import type { FetchedFiles } from '../transport/file-client.ts'

/** Saves files. The core saves only texts. The adapters that download files also save bytes. */
export type BrowserFiles = Files & FetchedFiles

/** Saves a file by clicking a temporary download link. The content never leaves the device. */
export const browserFiles = (
  document: Document,
  addresses: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>,
): BrowserFiles => {
  const saveBytes: BrowserFiles['saveBytes'] =
    ({ name, bytes }) =>
    () => {
      const link = document.createElement('a')
      link.download = name
      link.href = addresses.createObjectURL(bytes)
      link.click()
      addresses.revokeObjectURL(link.href)
    }
  return {
    save: ({ name, text }) => saveBytes({ name, bytes: new Blob([text], { type: 'text/plain;charset=utf-8' }) }),
    saveBytes,
  }
}

import type { Files } from '@paydeck/core'
import type { FetchedFiles } from '../transport/file-client.ts'

/** Files of bytes too, which only adapters come by. */
export type BrowserFiles = Files & FetchedFiles

/** Saves through a link that is pressed at once: what is saved never leaves the machine. */
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

import type { BrowserFiles } from '@paydeck/adapters/browser/files'

/** Records the files that a test saves. */
export const recordSavedFiles = () => {
  const blobs: Array<{ readonly name: string; readonly bytes: Blob }> = []
  const browser: BrowserFiles = {
    save:
      ({ name, text }) =>
      () =>
        void blobs.push({ name, bytes: new Blob([text]) }),
    saveBytes: (file) => () => void blobs.push(file),
  }
  const kept = () =>
    Promise.all(blobs.map(async ({ name, bytes }) => ({ name, bytes: [...new Uint8Array(await bytes.arrayBuffer())] })))
  return { browser, kept }
}

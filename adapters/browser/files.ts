import type { Files } from '@paydeck/core'

/** Saves through a link that is pressed at once: the text never leaves the machine. */
export const browserFiles = (
  document: Document,
  addresses: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>,
): Files => ({
  save:
    ({ name, text }) =>
    () => {
      const link = document.createElement('a')
      link.download = name
      link.href = addresses.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
      link.click()
      addresses.revokeObjectURL(link.href)
    },
})

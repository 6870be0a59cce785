import { type Sharing, unreachable } from '@paydeck/core'
import { either as E } from 'fp-ts'

/** Who closes what the system opens wants nothing more: browsers tell it as a failure. */
const isGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Not every browser has it, and none on an unencrypted address. */
export const browserSharing = (navigator: Partial<Pick<Navigator, 'share'>>): Sharing => ({
  isOffered: navigator.share !== undefined,
  share:
    ({ title, address }) =>
    async () => {
      if (navigator.share === undefined) return E.left(unreachable)
      try {
        await navigator.share({ title, url: address })
        return E.right(true)
      } catch (error) {
        return isGivenUp(error) ? E.right(false) : E.left(unreachable)
      }
    },
})

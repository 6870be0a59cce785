import type { PaymentDetails } from '@paydeck/core'
import { useEffect, useState } from 'react'

/** Opens a slide. Resolves with an error message, or with null if the slide is open or no longer wanted. */
type OpenSlide<A> = (slide: A, isWanted: () => boolean) => () => Promise<string | null>

/**
 * Lets the slides follow a list, and opens the slide that a URL names. Returns the error message of the last slide that could
 * not be opened, or null. Memoize `named` and `openSlide`: when one of them changes, the slide is opened again.
 * @param named slide in the URL; null if the URL names none
 */
export const useNamedSlide = <A>(
  { act: { follow, unfollow } }: Pick<PaymentDetails, 'act'>,
  listed: Parameters<PaymentDetails['act']['follow']>[0],
  named: A | null,
  openSlide: OpenSlide<A>,
): string | null => {
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    follow(listed)
    return () => unfollow(listed)
  }, [follow, unfollow, listed])
  useEffect(() => {
    setProblem(null)
    if (named === null) return
    let isCurrent = true
    void openSlide(named, () => isCurrent)().then((message) => {
      if (isCurrent) setProblem(message)
    })
    return () => {
      isCurrent = false
    }
  }, [named, openSlide])
  return problem
}

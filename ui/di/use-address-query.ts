import { useEffect } from 'react'

/**
 * Keeps in the address what a page is narrowed to, so that it can be kept and sent. The entry of the history stays the
 * same: to the router nothing has moved, and the page stands where it stood.
 * @param keys what of the address the page owns; anything else in it stays
 * @param pairs what it is to say of them; null: the address says something else
 */
export const useAddressQuery = (keys: ReadonlySet<string>, pairs: Iterable<readonly [string, string]> | null): void => {
  useEffect(() => {
    if (pairs === null) return
    const { pathname, search, hash } = window.location
    const others = [...new URLSearchParams(search)].filter(([key]) => !keys.has(key))
    const query = new URLSearchParams([...others, ...pairs].map((pair) => [...pair])).toString()
    const next = query === '' ? '' : `?${query}`
    if (next === search) return
    try {
      window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`)
    } catch {
      // Some browsers refuse more than so many changes in a while: the next one tells all of it.
    }
  }, [keys, pairs])
}

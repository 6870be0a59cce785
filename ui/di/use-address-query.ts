import { useEffect } from 'react'

/**
 * Writes the filter of a page into the URL, so that the user can bookmark or share the URL. Changes only the current history
 * entry, so the router sees no navigation and the page does not scroll.
 * @param keys query keys to replace; other keys in the URL stay
 * @param pairs new keys and values; null leaves the URL unchanged
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
      // Some browsers reject changes if there are many in a short time. The next change writes the complete filter.
    }
  }, [keys, pairs])
}

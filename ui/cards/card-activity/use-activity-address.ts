import { type ActivityFilter, queryOfActivityFilter } from '@paydeck/core'
import { useEffect } from 'react'

/** What of the address the filter owns; anything else in it stays. */
const keys: ReadonlySet<string> = new Set(['q', 'kind', 'category', 'least', 'most', 'from', 'to', 'days'])

/**
 * Keeps in the address what the lists are narrowed to, so that it can be kept and sent. The entry of the history stays the
 * same: to the router nothing has moved, and the page stands where it stood.
 * @param filter null: the address says something else
 */
export const useActivityAddress = (filter: ActivityFilter | null): void => {
  useEffect(() => {
    if (filter === null) return
    const { pathname, search, hash } = window.location
    const others = [...new URLSearchParams(search)].filter(([key]) => !keys.has(key))
    const query = new URLSearchParams([...others, ...queryOfActivityFilter(filter)].map((pair) => [...pair])).toString()
    const next = query === '' ? '' : `?${query}`
    if (next === search) return
    try {
      window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`)
    } catch {
      // Some browsers refuse more than so many changes in a while: the next one tells all of it.
    }
  }, [filter])
}

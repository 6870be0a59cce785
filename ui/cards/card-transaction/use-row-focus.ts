import { useLayoutEffect, useRef } from 'react'

/** Who comes back from a transaction is at its row again, where they left (docs/decisions/0024). */
export const useRowFocus = (transactionId: string | null): void => {
  const last = useRef<string | null>(null)
  useLayoutEffect(() => {
    const before = last.current
    last.current = transactionId
    if (before === null || transactionId !== null) return
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-cover]')
    const row = [...links].find(({ search }) => new URLSearchParams(search).get('transaction') === before)
    row?.focus({ preventScroll: true })
  }, [transactionId])
}

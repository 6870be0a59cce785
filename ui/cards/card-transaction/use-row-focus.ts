import { useLayoutEffect, useRef } from 'react'

/** Moves the focus to the row of a transaction when the user returns from its page (SHELL-087). */
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

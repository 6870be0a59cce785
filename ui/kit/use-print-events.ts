import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/**
 * Calls `begin` when the browser begins to print, and `end` afterwards. Renders the changes of `begin` synchronously, since
 * the browser takes the picture of the page directly after the event. Both functions must be stable.
 */
export const usePrintEvents = (begin: () => void, end: () => void): void =>
  useEffect(() => {
    const onBegin = (): void => flushSync(begin)
    window.addEventListener('beforeprint', onBegin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', onBegin)
      window.removeEventListener('afterprint', end)
    }
  }, [begin, end])

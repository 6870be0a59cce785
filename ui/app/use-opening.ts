import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../kit/after-paint.ts'

/**
 * Delays an overlay until the page has painted its response to the click that opens the overlay. Returns null during the
 * delay, and then `open`.
 * @param callOff handles Esc during the delay, when the overlay does not listen yet
 */
export const useOpening = <V>(open: V | null, callOff: (open: V) => void): V | null => {
  const isOpen = open !== null
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    // `flushSync` also runs the effects of the overlay. Before they have run, the overlay's fields do not react to typing.
    if (isOpen) return afterPaint(() => flushSync(() => setIsPainted(true)))
    setIsPainted(false)
  }, [isOpen])
  useLayoutEffect(() => {
    if (open === null || isPainted) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Esc must not also affect the page or overlay below.
      event.stopPropagation()
      callOff(open)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [open, isPainted, callOff])
  return isPainted ? open : null
}

import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../kit/after-paint.ts'

/**
 * What is open, from the paint on that answers the press by which it was opened; null while nothing is.
 * @param callOff what Esc does until then: nothing that hears it is there yet
 */
export const useOpening = <V>(open: V | null, callOff: (open: V) => void): V | null => {
  const isOpen = open !== null
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    // With all its effects: until they have run, its fields do not follow what is typed.
    if (isOpen) return afterPaint(() => flushSync(() => setIsPainted(true)))
    setIsPainted(false)
  }, [isOpen])
  useLayoutEffect(() => {
    if (open === null || isPainted) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Not for what it was opened from as well.
      event.stopPropagation()
      callOff(open)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [open, isPainted, callOff])
  return isPainted ? open : null
}

import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../kit/after-paint.ts'

/**
 * Returns the open overlay, from the paint after the press that opened it; null: none.
 * @param callOff handles Esc until then, since nothing else listens for it yet
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

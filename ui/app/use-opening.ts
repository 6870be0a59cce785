import { useEffect, useState } from 'react'
import { afterPaint } from '../kit/after-paint.ts'

/** What is open, from the paint on that answers the press by which it was opened; null while nothing is. */
export const useOpening = <V>(open: V | null): V | null => {
  const isOpen = open !== null
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (isOpen) return afterPaint(() => setIsPainted(true))
    setIsPainted(false)
  }, [isOpen])
  return isPainted ? open : null
}

import { type PointerEvent, useRef } from 'react'

export interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: () => void
}

/**
 * Tells how far a finger or pen went sideways between being put down and lifted, in CSS pixels, negative to the
 * left. A movement that goes further up or down tells nothing.
 */
export const useSwipe = (onSwipe: (across: number) => void): SwipeHandlers => {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }) => {
      const from = start.current
      start.current = null
      if (from === null || Math.abs(clientX - from.x) <= Math.abs(clientY - from.y)) return
      onSwipe(clientX - from.x)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

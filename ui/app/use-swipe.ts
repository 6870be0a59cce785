import { type PointerEvent, useRef } from 'react'

export interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: () => void
}

/**
 * Calls `onSwipe` with the horizontal distance of a touch or pen gesture, in CSS pixels. A distance to the left is negative.
 * Ignores gestures that are mainly vertical.
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

import { type RefObject, useLayoutEffect } from 'react'

/**
 * Closes an open disclosure when Esc is pressed (the focus goes back to its button) or when a press or the focus
 * lands outside of it.
 */
export const useDismiss = (
  open: boolean,
  area: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): void => {
  // Together with what it closes, not after its paint.
  useLayoutEffect(() => {
    if (!open) return
    const isOutside = ({ target }: Event): boolean => target instanceof Node && area.current?.contains(target) === false
    const onOutside = (event: Event) => {
      if (isOutside(event)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, area, button, close])
}

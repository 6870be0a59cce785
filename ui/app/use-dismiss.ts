import { type RefObject, useLayoutEffect } from 'react'

/**
 * Closes an open popup on Esc, and when a click or the focus lands outside. Esc also moves the focus to the popup's button.
 */
export const useDismiss = (
  open: boolean,
  area: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): void => {
  // Starts to listen in the commit that opens the popup, not only after the popup is painted.
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

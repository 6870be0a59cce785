import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns a ref for a native dialog element. The dialog opens when `open` becomes true, and closes when `open` becomes
 * false. The opened dialog gets the focus; on closing, the focus returns to the element that opened it (SHELL-052). The
 * dialog element stays in the document.
 */
export const useDialog = (open: boolean): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  return dialog
}

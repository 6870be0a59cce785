import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Native modal dialog that follows a flag. It opens with the focus inside, and returns the focus to the opening element when
 * it closes (SHELL-052). The dialog element stays in the document.
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

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A native dialog that follows a flag: it is opened over the page with the focus inside, and gives the focus back
 * to where it was opened from (SHELL-052). The dialog element itself stays in the document.
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

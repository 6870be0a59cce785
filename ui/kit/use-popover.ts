import { type ToggleEvent, useLayoutEffect, useRef, useState } from 'react'
import { useBeside } from './use-beside.ts'

/**
 * State of a popup and its button. The click handler shows, positions and focuses the popup before it returns.
 * @param first selector of the element in the popup that gets the focus
 */
export const usePopover = (first: string, align: 'start' | 'end') => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // A layout effect shows the popup during the click. The popover's own toggle event would be too late, because the user
  // could press a key before it.
  useLayoutEffect(() => {
    if (open) box.current?.showPopover()
  }, [open])
  useBeside(open, button, box, align)
  useLayoutEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>(first)?.focus()
  }, [open, first])

  const show = () => setOpen(true)
  const hide = () => box.current?.hidePopover()
  // Runs whenever the popup closes, also if the browser itself closes it because of Esc or a click outside.
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') setOpen(false)
  }
  return { open, button, box, show, hide, onBeforeToggle }
}

import { type RefObject, useLayoutEffect } from 'react'
import { focusOn, focusWhole } from './focus-place.ts'

const isField = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [hidden], [type="hidden"], [readonly]') && element.checkVisibility()

/**
 * Returns the button that cancels: the one beside a button for a destructive action, or the one that is marked as safe. If
 * there is no such button, returns the first field. If there is no field either, returns null.
 */
const firstOf = (dialog: HTMLElement): HTMLElement | null => {
  const lastStep = dialog.querySelector('button[data-kind="danger"]')
  const wayBack =
    lastStep?.parentElement?.querySelector<HTMLElement>('button[data-kind="quiet"]') ??
    dialog.querySelector<HTMLElement>('button[data-safe="true"]')
  if (wayBack) return wayBack
  return [...dialog.querySelectorAll<HTMLElement>('input, select, textarea')].find(isField) ?? null
}

/**
 * Sets the first focus when a dialog opens or another dialog replaces its content. If the dialog confirms a destructive
 * action, the cancel button gets the focus. Otherwise the first field gets the focus and its text is selected. If there is
 * no field, the heading gets the focus. A field or cancel button that appears later gets the focus, unless another control
 * of the dialog has the focus. After the user has pressed the dialog anywhere except on a button, later content no longer
 * gets the focus.
 * @param opened name of the open dialog, or null if no dialog is open
 */
export const useFirstFocus = (dialog: RefObject<HTMLElement | null>, opened: string | null): void => {
  useLayoutEffect(() => {
    const element = dialog.current
    if (opened === null || element === null) return
    const heading = element.querySelector('h2') ?? element
    const places: ReadonlyArray<Element | null> = [heading, element, document.body, null]
    let placed: HTMLElement | null = null
    const place = (): void => {
      const first = firstOf(element)
      if (first === null || first === placed) return
      placed = first
      focusWhole(first)
    }
    place()
    if (placed === null) focusOn(heading)
    const changes = new MutationObserver(() => {
      if (places.includes(document.activeElement)) place()
    })
    // A click in the dialog means that the user already reads or selects its content.
    const onPointer = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('button') === null) leave()
    }
    const leave = (): void => {
      changes.disconnect()
      element.removeEventListener('pointerdown', onPointer)
    }
    changes.observe(element, { subtree: true, childList: true })
    element.addEventListener('pointerdown', onPointer)
    return leave
  }, [dialog, opened])
}

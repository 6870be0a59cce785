import { type RefObject, useLayoutEffect } from 'react'
import { focusOn, focusWhole } from './focus-place.ts'

const isField = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [hidden], [type="hidden"], [readonly]') && element.checkVisibility()

/** Where the last step takes something away, the way back from it; otherwise the first field; null: there is neither. */
const firstOf = (dialog: HTMLElement): HTMLElement | null => {
  const lastStep = dialog.querySelector('button[data-kind="danger"]')
  const wayBack = lastStep?.parentElement?.querySelector<HTMLElement>('button[data-kind="quiet"]')
  if (wayBack) return wayBack
  return [...dialog.querySelectorAll<HTMLElement>('input, select, textarea')].find(isField) ?? null
}

/**
 * Gives a dialog that opens, or that takes the place of another, its first focus: the first field with its text selected,
 * the way back where something would be taken away, the heading where there is neither. What a dialog shows may come
 * late, or take the place of something else: it gets the focus then if nothing in the dialog has it. Whoever goes on by
 * themselves meanwhile is left alone.
 * @param opened what the open dialog is called; null: none is open
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
    // Who reads or marks what is there by now has begun.
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

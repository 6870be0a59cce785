/** The element and all that it stands in, innermost first. */
export const trailOf = (element: Element | null): ReadonlyArray<Element> =>
  element === null ? [] : [element, ...trailOf(element.parentElement)]

/** True if the element is removed or disabled, which needs no layout. A menu that is closing does not count. */
export const isOff = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled, [data-open="false"] *')

/** True if the element cannot have the focus: it is removed, invisible or disabled. */
export const isLost = (element: Element): boolean => isOff(element) || !element.checkVisibility()

/** The innermost part of the page that is left of a place. */
export const partLeft = (trail: ReadonlyArray<Element>): Element | null =>
  trail.find((element) => element.matches('section, dialog[open]') && !isLost(element)) ?? null

/**
 * Focuses it, also where it is no control: a screen reader then says what it is, and the next key press goes on from
 * there. Nothing scrolls: where one is on a page is decided by how one came to it (SHELL-083, SHELL-084).
 */
export const focusOn = (element: Element): void => {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    // Not longer than it takes: a click beside its controls is not to focus it.
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** Focuses a control and selects what stands in it, to be typed over. */
export const focusWhole = (element: HTMLElement, { scroll = false }: { readonly scroll?: boolean } = {}): void => {
  element.focus({ preventScroll: !scroll })
  if (element instanceof HTMLInputElement) element.select()
}

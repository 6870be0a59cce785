/** Returns the element and its ancestors, innermost first. */
export const trailOf = (element: Element | null): ReadonlyArray<Element> =>
  element === null ? [] : [element, ...trailOf(element.parentElement)]

/**
 * True if the element is no longer in the document, is disabled, or is in a closed menu that is still fading out. Does not
 * force a layout.
 */
export const isOff = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled, [data-open="false"] *')

/** True if the element cannot keep the focus, because it is removed, invisible or disabled. */
export const isLost = (element: Element): boolean => isOff(element) || !element.checkVisibility()

/**
 * Returns the innermost section or dialog of `trail` that still exists, or null. `trail` is an element and its ancestors.
 */
export const partLeft = (trail: ReadonlyArray<Element>): Element | null =>
  trail.find((element) => element.matches('section, dialog[open]') && !isLost(element)) ?? null

/**
 * Focuses an element, even if it is not a control. Screen readers then announce the element, and the next Tab continues from
 * there. Does not scroll, because navigation determines the scroll position (SHELL-083, SHELL-084).
 */
export const focusOn = (element: Element): void => {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    // The element is focusable only until it loses the focus. Otherwise a click on the space between its controls would
    // focus it.
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** Focuses a control and selects its text, so that typing replaces the text. */
export const focusWhole = (element: HTMLElement, { scroll = false }: { readonly scroll?: boolean } = {}): void => {
  element.focus({ preventScroll: !scroll })
  if (element instanceof HTMLInputElement) element.select()
}

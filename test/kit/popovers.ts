/** Adds a minimal popover API to happy-dom, which has none. Opening and closing fire a `beforetoggle` event. */
export const standInPopovers = (): void => {
  const turn = (element: HTMLElement, isOpen: boolean): void => {
    if (isOpen === element.hasAttribute('data-shown')) return
    element.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: isOpen ? 'open' : 'closed' }))
    element.toggleAttribute('data-shown', isOpen)
  }
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      turn(this, true)
    },
    hidePopover(this: HTMLElement) {
      turn(this, false)
    },
  })
}

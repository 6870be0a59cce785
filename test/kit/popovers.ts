/** What a browser has and happy-dom has not: an element that is shown over the page, and says when it is and is no more. */
export const standInPopovers = (): void => {
  const turn = (element: HTMLElement, isOpen: boolean): void => {
    if (isOpen === element.hasAttribute('data-shown')) return
    element.toggleAttribute('data-shown', isOpen)
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' }))
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

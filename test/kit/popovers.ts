/** What a browser has and happy-dom has not: an element that is shown over the page, and says before when it will be no more. */
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

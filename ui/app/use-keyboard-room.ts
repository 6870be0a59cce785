import { type RefObject, useLayoutEffect } from 'react'

/**
 * Zoom factor up to which the page counts as not zoomed. Above it, the height that the keyboard covers is unknown, because
 * zooming in also makes the visible part of the page smaller.
 */
const unzoomed = 1.01

/**
 * Sets `size.keyboard` of a dialog to the height of the part of the window that the on-screen keyboard covers. Browsers lay
 * the keyboard over elements that are fixed to the bottom of the window.
 */
export const useKeyboardRoom = (isOpen: boolean, dialog: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const view = window.visualViewport
    const element = dialog.current
    if (!isOpen || view === null || view === undefined || element === null) return
    const follow = () => {
      const below = document.documentElement.clientHeight - view.height - view.offsetTop
      const covered = view.scale > unzoomed ? 0 : Math.max(0, Math.round(below))
      element.style.setProperty('--z-keyboard', `${covered}px`)
    }
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
      element.style.removeProperty('--z-keyboard')
    }
  }, [isOpen, dialog])
}

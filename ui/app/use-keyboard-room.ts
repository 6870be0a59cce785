import { type RefObject, useLayoutEffect } from 'react'

/** A window that is zoomed into shows less of the page as well, and no keyboard. */
const unzoomed = 1.01

/**
 * Tells a dialog by `size.keyboard` how much of the window the on-screen keyboard covers: a browser lays its keyboard over
 * what is fixed to the lower end of the window.
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

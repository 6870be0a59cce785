import { delay } from '@paydeck/core'
import { useEffect } from 'react'
import { port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'

/** Time for which the chat's button stays visible after the user has scrolled up. */
const backAgain = delay('chat back', 4000)

const isField = (element: Element | null): boolean =>
  element?.matches('input:not([type="checkbox"], [type="radio"]), textarea, select') === true

/** True if the page is scrolled to its end, where the footer reserves space for the chat's button. */
const isAtEnd = (): boolean => {
  const { scrollHeight } = document.documentElement
  return window.scrollY + window.innerHeight >= scrollHeight - 1
}

/**
 * On phones, hides the chat's button, which would cover amounts, buttons and fields. Sets the attribute `data-aside` of the
 * root element. The button is visible at the end of the page, and for a moment after the user scrolls up, but never while a
 * field has the focus (docs/configure.md).
 */
export const ChatPlace = (): null => {
  const clock = useService(port('clock'))
  const isDesktop = useLive(useService(slice('shell')).isDesktop)
  useEffect(() => {
    if (isDesktop) return
    const root = document.documentElement
    let before = window.scrollY
    let rest = clock.schedule(() => undefined)
    const settle = (isBack: boolean): void => {
      rest.unsubscribe()
      const isAside = isField(document.activeElement) || (!isAtEnd() && !isBack)
      root.toggleAttribute('data-aside', isAside)
      if (isBack && !isAside) rest = clock.schedule(() => settle(false), backAgain.ms)
    }
    const onScroll = (): void => {
      const now = window.scrollY
      settle(now < before)
      before = now
    }
    const look = (): void => settle(false)
    // Checks again when the page becomes longer, because some content loads later.
    const growth = new ResizeObserver(look)
    growth.observe(document.body)
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      rest.unsubscribe()
      growth.disconnect()
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
      root.removeAttribute('data-aside')
    }
  }, [clock, isDesktop])
  return null
}

import { delay } from '@paydeck/core'
import { useEffect } from 'react'
import { port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'

/** How long what one scrolled back for stays before it steps aside again. */
const backAgain = delay('chat back', 4000)

const isField = (element: Element | null): boolean =>
  element?.matches('input:not([type="checkbox"], [type="radio"]), textarea, select') === true

/** The foot of the page leaves the chat's button its place. */
const isAtEnd = (): boolean => {
  const { scrollHeight } = document.documentElement
  return window.scrollY + window.innerHeight >= scrollHeight - 1
}

/**
 * On a phone whatever floats at the lower end of the window would cover amounts, buttons and fields. While the root
 * element carries `data-aside`, the chat's button is out of the way: always but at the end of the page, where it has a
 * place of its own, and for a moment after one scrolled back, and never while a field has the focus (docs/running.md).
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
    // What comes late makes the page longer.
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

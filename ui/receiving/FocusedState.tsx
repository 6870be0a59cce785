import { css } from '@emotion/react'
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { size, space } from '../kit/theme.ts'

const style = css({
  display: 'grid',
  alignContent: 'start',
  // Content outside a panel follows the container's width too.
  containerType: 'inline-size',
  gap: space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Fills the viewport, so that the footer stays below it and no state change moves the layout.
  minBlockSize: `calc(100dvh - ${size.masthead} - ${space.s7} - ${space.s6})`,
})

/** Returns the `data-way` of a control or of its row, which names the way to another state. */
const wayOf = (element: Element): string | null => element.closest('[data-way]')?.getAttribute('data-way') ?? null

export interface FocusedStateProps {
  readonly state: string
  /** Initial state, to which the other states lead back. */
  readonly home: string
  /** True while the content is unknown; the page shows a placeholder. */
  readonly busy: boolean
  readonly children: ReactNode
}

/**
 * Shows one state of a screen. A change of state moves the focus to the heading of the new state. Back at the initial
 * state the focus returns to the control that led away. A focus that the user has moved elsewhere stays.
 */
export const FocusedState = ({ state, home, busy, children }: FocusedStateProps) => {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  const way = useRef<string | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (before.current === state || element === null) return
    before.current = state
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body && !element.contains(activeElement)) return
    const ways = state === home ? [...element.querySelectorAll('[data-way]')] : []
    const back = ways.find((each) => wayOf(each) === way.current)?.querySelector('button')
    const heading = element.querySelector('h2')
    // Focusable by script only, as a starting point for the keyboard.
    if (heading !== null) heading.tabIndex = -1
    const place = back ?? heading
    place?.focus()
  }, [state, home])
  const remember = ({ target }: FocusEvent) => {
    if (state === home) way.current = wayOf(target)
  }
  return (
    <div ref={box} css={style} aria-busy={busy} onFocus={remember}>
      {children}
    </div>
  )
}

import { css } from '@emotion/react'
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { size, space } from '../kit/theme.ts'

const style = css({
  display: 'grid',
  alignContent: 'start',
  // Content outside a panel responds to this container's width, too.
  containerType: 'inline-size',
  gap: space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Fills the viewport, so that the footer stays below it and a change of state shifts nothing.
  minBlockSize: `calc(100dvh - ${size.masthead} - ${space.s7} - ${space.s6})`,
})

/**
 * Returns the `data-way` of a control or of the row around it. The attribute identifies the control that leads to another
 * state.
 */
const wayOf = (element: Element): string | null => element.closest('[data-way]')?.getAttribute('data-way') ?? null

export interface FocusedStateProps {
  readonly state: string
  /** Initial state. The user returns to it from the other states. */
  readonly home: string
  /** True while the content is loading and the page shows a skeleton. */
  readonly busy: boolean
  readonly children: ReactNode
}

/**
 * Shows one state of a screen. A change of state moves the focus to the heading of the new state. On return to the initial
 * state, the focus moves to the control with which the user left that state. If the user has moved the focus elsewhere, it
 * stays there.
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
    // Focusable by script only, as a starting point for keyboard navigation.
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

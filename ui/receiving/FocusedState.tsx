import { css } from '@emotion/react'
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { size, space } from '../kit/theme.ts'

const style = css({
  display: 'grid',
  alignContent: 'start',
  // A container for container queries, so that content outside of panels also adapts to the width of this element.
  containerType: 'inline-size',
  gap: space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // At least as high as the window, so that the footer stays below it and nothing shifts when the state changes.
  minBlockSize: `calc(100dvh - ${size.masthead} - ${space.s7} - ${space.s6})`,
})

/**
 * Returns the attribute `data-way` of a button or of the row that contains the button. The attribute names the state that
 * the button opens.
 */
const wayOf = (element: Element): string | null => element.closest('[data-way]')?.getAttribute('data-way') ?? null

export interface FocusedStateProps {
  readonly state: string
  /** Name of the initial state, to which the user returns from every other state. */
  readonly home: string
  /** True while the content is loading and a skeleton is shown. */
  readonly busy: boolean
  readonly children: ReactNode
}

/**
 * Shows one state of a screen, such as a list or a form, and moves the focus when the state changes. In a new state, the
 * heading gets the focus. When the user returns to the initial state, the focus returns to the button by which the user left
 * it. If the focus is outside the screen, it is not moved.
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
    // Makes the heading focusable by scripts but not by Tab. From the heading, Tab moves to the next control.
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

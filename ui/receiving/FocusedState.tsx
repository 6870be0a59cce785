import { css } from '@emotion/react'
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { size, space } from '../kit/theme.ts'

const style = css({
  display: 'grid',
  alignContent: 'start',
  // What stands in it outside of a panel goes by its width, too.
  containerType: 'inline-size',
  gap: space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // To the end of the window: the footer stays beyond it, whichever state comes, and nothing moves.
  minBlockSize: `calc(100dvh - ${size.masthead} - ${space.s7} - ${space.s6})`,
})

/** What can lead to another state, by a name of its own: `data-way` of it, or of the row that it stands in. */
const wayOf = (element: Element): string | null => element.closest('[data-way]')?.getAttribute('data-way') ?? null

export interface FocusedStateProps {
  readonly state: string
  /** The state from which the others are opened, and to which they lead back. */
  readonly home: string
  /** While it is not known what stands there; the page around it waits then. */
  readonly busy: boolean
  readonly children: ReactNode
}

/**
 * The states of a screen that take each other's place. The focus goes along: to the heading of the new state and, back at
 * the first one, to what led away from it. A focus that has gone on elsewhere meanwhile stays there.
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
    // No control, but a place to go on from.
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

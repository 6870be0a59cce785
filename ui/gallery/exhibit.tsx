import { css } from '@emotion/react'
import { type ComponentType, createElement, type ReactNode, useState } from 'react'
import { size } from '../kit/theme.ts'

/** Style with the maximum width of the content of a dialog. */
const dialog = css({ maxInlineSize: size.code })
export const inDialog = (shown: ReactNode): ReactNode => <div css={dialog}>{shown}</div>

type Room = 'icon' | 'column' | 'all'

/** Component of the kit, shown in each of its states. */
export interface Exhibit {
  readonly name: string
  /** Space for each state of the component: the size of an icon, of a column, or of the whole page. */
  readonly room: Room
  readonly part: unknown
  readonly states: ReadonlyArray<readonly [state: string, shown: ReactNode]>
}

interface Showing<P> {
  readonly room?: Room
  /** Wraps the shown component in the elements that usually surround it. */
  readonly around?: (shown: ReactNode) => ReactNode
  /** Names of two props that make the component interactive: its value, and the handler that changes the value. */
  readonly kept?: readonly [value: keyof P, change: keyof P]
}

const Kept = <P extends object>(given: {
  readonly part: ComponentType<P>
  readonly props: P
  readonly kept: readonly [value: keyof P, change: keyof P]
}) => {
  const { part, props, kept } = given
  const [name, change] = kept
  const [value, setValue] = useState<unknown>(props[name])
  // If the component calls the handler without a new value, the handler toggles the value.
  const hear = (next?: unknown): void => setValue(next ?? value !== true)
  return createElement(part, { ...props, [name]: value, [change]: hear })
}

/** Creates an exhibit of a component. Each state has a name and the props that produce it. */
export const exhibit = <P extends object>(
  part: ComponentType<P>,
  states: Readonly<Record<string, P>>,
  { room = 'column', around = (shown) => shown, kept }: Showing<P> = {},
): Exhibit => {
  const show = (props: P): ReactNode =>
    kept === undefined ? createElement(part, props) : <Kept part={part} props={props} kept={kept} />
  return {
    name: part.name,
    room,
    part,
    states: Object.entries(states).map(([state, props]) => [state, around(show(props))]),
  }
}

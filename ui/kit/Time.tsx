import type { TimedText } from '@paydeck/core'
import { Fragment } from 'react'
import { figures } from './shared.ts'

/** Largest time that a Date can represent, in milliseconds before or after 1970. */
const lastInstant = 8_640_000_000_000_000

export interface TimeProps {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Formatted time. */
  readonly text: string
}

/** Point in time as formatted text. The element also contains the exact time for machines. */
export const Time = ({ at, text: words }: TimeProps) => (
  <time css={figures} dateTime={Math.abs(at) <= lastInstant ? new Date(at).toISOString() : undefined}>
    {words}
  </time>
)

/** Line of text in which some parts are points in time. */
export const Timed = ({ parts }: { readonly parts: TimedText }) =>
  parts.map((part, index) =>
    typeof part === 'string' ? <Fragment key={index}>{part}</Fragment> : <Time key={index} {...part} />,
  )

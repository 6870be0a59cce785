import type { TimedText } from '@paydeck/core'
import { Fragment } from 'react'
import { figures } from './shared.ts'

/** Further from 1970 than this there are no dates (ECMAScript's own limit). */
const lastInstant = 8_640_000_000_000_000

export interface TimeProps {
  /** Milliseconds since 1970. */
  readonly at: number
  /** As people read it. */
  readonly text: string
}

/** A moment: its words for people, the exact time for machines. */
export const Time = ({ at, text: words }: TimeProps) => (
  <time css={figures} dateTime={Math.abs(at) <= lastInstant ? new Date(at).toISOString() : undefined}>
    {words}
  </time>
)

/** A line of text with the moments in it. */
export const Timed = ({ parts }: { readonly parts: TimedText }) =>
  parts.map((part, index) =>
    typeof part === 'string' ? <Fragment key={index}>{part}</Fragment> : <Time key={index} {...part} />,
  )

import { css } from '@emotion/react'
import { check, exclamation } from './icons.ts'
import { colour, radius, size } from './theme.ts'

const style = css({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${size.ring} * 2)`,
  insetInlineEnd: `calc(-1 * ${size.ring} * 2)`,
  inlineSize: size.mark,
  blockSize: size.mark,
  padding: size.ring,
  // The ring in the background's colour separates the disc from any picture.
  border: `${size.ring} solid ${colour.surface}`,
  borderRadius: radius.round,
  background: colour.good,
  // `surface` is the text colour here; forced colours mode replaces it together with the background.
  color: colour.surface,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-kind="exception"]': { background: colour.wait },
})

const drawings = { complete: check, exception: exclamation } as const

export interface MarkProps {
  readonly kind: keyof typeof drawings
  /** Text alternative. */
  readonly label: string
}

/** Small disc in the bottom right corner of an icon. Marks an item as complete or as an exception (HOME-039). */
export const Mark = ({ kind, label }: MarkProps) => (
  <svg css={style} viewBox="0 0 24 24" role="img" aria-label={label} focusable="false" data-kind={kind}>
    <path d={drawings[kind]} />
  </svg>
)

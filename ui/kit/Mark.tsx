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
  // A ring of the ground, so that the disc stands out from any picture.
  border: `${size.ring} solid ${colour.surface}`,
  borderRadius: radius.round,
  background: colour.good,
  // By the name of the text's colour, which forced colours choose anew together with the ground.
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
  /** What it says, for those who do not see it. */
  readonly label: string
}

/** The disc on the lower end corner of an icon, which says that something is complete or an exception (HOME-039). */
export const Mark = ({ kind, label }: MarkProps) => (
  <svg css={style} viewBox="0 0 24 24" role="img" aria-label={label} focusable="false" data-kind={kind}>
    <path d={drawings[kind]} />
  </svg>
)

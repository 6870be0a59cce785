import { css } from '@emotion/react'
import { colour, radius, size, space, text, weight } from './theme.ts'

const style = css({
  display: 'inline-block',
  paddingInline: space.s2,
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.round,
  fontSize: text.xs,
  fontWeight: weight.strong,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  background: colour.sunken,
  color: colour.ink2,
  '&[data-tone="good"]': { background: colour.goodSoft, color: colour.good },
  '&[data-tone="wait"]': { background: colour.waitSoft, color: colour.wait },
  '&[data-tone="bad"]': { background: colour.badSoft, color: colour.bad },
  '&[data-tone="brand"]': { background: colour.brandSoft, color: colour.brand },
})

/** Colour of a status. The text of the pill always names the status too. */
export type Tone = 'neutral' | 'good' | 'wait' | 'bad' | 'brand'

export const Pill = ({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: string }) => (
  <span css={style} data-tone={tone}>
    {children}
  </span>
)

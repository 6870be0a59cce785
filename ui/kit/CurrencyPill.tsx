import { css } from '@emotion/react'
import type { CoinIconName } from '@paydeck/core'
import { CoinIcon } from './coins/CoinIcon.tsx'
import { colour, radius, size, space, text, weight } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const style = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  padding: space.s1,
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.round,
  background: colour.sunken,
  color: colour.ink2,
  fontSize: text.xs,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  '& > span:last-of-type:not(:empty)': { paddingInlineEnd: space.s1 },
})

export interface CurrencyPillProps {
  /** Names of all the currencies, for those who do not see the icons. */
  readonly label: string
  readonly icons: ReadonlyArray<CoinIconName>
  /** Says how many more there are; null: none. */
  readonly more: string | null
}

/** The currencies of something in little room: the first few icons, and how many more there are (RECV-021). */
export const CurrencyPill = ({ label, icons, more }: CurrencyPillProps) => (
  <span css={style}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {icons.map((name, index) => (
      // One coin may stand there twice: it is on several chains.
      <CoinIcon key={index} name={name} size="small" />
    ))}
    {more !== null && <span aria-hidden="true">{more}</span>}
  </span>
)

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
  /** Names of all currencies, for screen readers. */
  readonly label: string
  readonly icons: ReadonlyArray<CoinIconName>
  /** Number of further currencies, as in "+2"; null if there are none. */
  readonly more: string | null
}

/** Compact list of currencies: the first few icons and the number of further ones (RECV-021). */
export const CurrencyPill = ({ label, icons, more }: CurrencyPillProps) => (
  <span css={style}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {icons.map((name, index) => (
      // The same coin may occur twice, once for each chain.
      <CoinIcon key={index} name={name} size="small" />
    ))}
    {more !== null && <span aria-hidden="true">{more}</span>}
  </span>
)

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
  /** Number of currencies without an icon, such as "+2". Null if every currency has an icon. */
  readonly more: string | null
}

/** Short list of currencies: the icons of the first currencies, and the number of the other currencies (RECV-021). */
export const CurrencyPill = ({ label, icons, more }: CurrencyPillProps) => (
  <span css={style}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {icons.map((name, index) => (
      // The same coin may occur twice, once for each of its blockchains.
      <CoinIcon key={index} name={name} size="small" />
    ))}
    {more !== null && <span aria-hidden="true">{more}</span>}
  </span>
)

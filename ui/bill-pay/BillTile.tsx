import { css } from '@emotion/react'
import { MerchantLogo } from '../kit/MerchantLogo.tsx'
import { iconTile } from '../kit/shared.ts'
import { colour, size, text, weight } from '../kit/theme.ts'

const style = css([
  iconTile,
  {
    flexShrink: 0,
    overflow: 'hidden',
    background: colour.brandSoft,
    color: colour.brand,
    fontSize: text.s,
    fontWeight: weight.strong,
    '&[data-size="medium"]': { inlineSize: size.avatar, blockSize: size.avatar },
    '&[data-size="small"]': { inlineSize: size.coin, blockSize: size.coin, fontSize: text.xs },
  },
])

export interface BillTileProps {
  readonly icon: { readonly initials: string; readonly src: string | null }
  /** Size of the tile: 40, 36 or 32 px. */
  readonly size?: 'large' | 'medium' | 'small'
}

/**
 * Merchant's logo or initials (BILL-094, BILL-095). Hidden from screen readers, because the merchant's name is always beside
 * it.
 */
export const BillTile = ({ icon, size: wanted = 'large' }: BillTileProps) => (
  <span css={style} data-size={wanted} aria-hidden="true">
    <MerchantLogo {...icon} />
  </span>
)

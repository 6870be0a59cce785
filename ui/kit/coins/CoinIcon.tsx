import { css } from '@emotion/react'
import type { CoinIconName } from '@paydeck/core'
import { size } from '../theme.ts'
import coins from './coins.svg'

const style = css({
  inlineSize: size.coin,
  blockSize: size.coin,
  '&[data-size="medium"]': { inlineSize: size.coinMedium, blockSize: size.coinMedium },
  '&[data-size="small"]': { inlineSize: size.coinSmall, blockSize: size.coinSmall },
})

export interface CoinIconProps {
  readonly name: CoinIconName
  /** Size of the icon: 32, 24 or 16 px. */
  readonly size?: 'large' | 'medium' | 'small'
}

/**
 * Icon of a coin (CUR-028). Hidden from screen readers, because the coin's name is always beside it. One file contains all
 * icons and loads with the first icon; until then, the space of each icon is empty.
 */
export const CoinIcon = ({ name, size: wanted = 'large' }: CoinIconProps) => (
  <svg css={style} viewBox="0 0 32 32" data-coin={name} data-size={wanted} aria-hidden="true" focusable="false">
    <use href={`${coins}#${name}`} />
  </svg>
)

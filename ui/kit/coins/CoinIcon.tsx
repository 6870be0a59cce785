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
  /** 32, 24 or 16 px. */
  readonly size?: 'large' | 'medium' | 'small'
}

/**
 * The picture of a coin (CUR-028). The coin's name always stands beside it, so it is not read aloud. All pictures are
 * in one file, which is asked for with the first of them; the room for them is there before.
 */
export const CoinIcon = ({ name, size: wanted = 'large' }: CoinIconProps) => (
  <svg css={style} viewBox="0 0 32 32" data-coin={name} data-size={wanted} aria-hidden="true" focusable="false">
    <use href={`${coins}#${name}`} />
  </svg>
)

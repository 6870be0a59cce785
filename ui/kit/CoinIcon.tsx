import { css } from '@emotion/react'
import { colour, radius, size, text, weight } from './theme.ts'

const style = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.coin,
  blockSize: size.coin,
  borderRadius: radius.round,
  background: colour.coinOther,
  color: colour.coinInk,
  fontSize: text.xs,
  fontWeight: weight.strong,
  '&[data-small="true"]': { inlineSize: size.coinSmall, blockSize: size.coinSmall },
  '&[data-coin="BTC"]': { background: colour.coinBtc },
  '&[data-coin="BCH"]': { background: colour.coinBch },
  '&[data-coin="ETH"]': { background: colour.coinEth },
  '&[data-coin="XRP"]': { background: colour.coinXrp },
  '& svg': {
    inlineSize: '62%',
    blockSize: '62%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})

const letterB = 'M8 5.5h5.2a3.2 3.2 0 0 1 0 6.4H8zm0 6.4h6a3.3 3.3 0 0 1 0 6.6H8zm2.2-6.4V3m3.4 2.5V3M10.2 21v-2.5m3.4 2.5v-2.5'

/** Own drawings of the coins, on a 24 by 24 grid. */
const glyphs: Readonly<Record<string, string>> = {
  BTC: letterB,
  BCH: letterB,
  ETH: 'M12 3 6.5 12 12 15.3 17.5 12zM6.5 15.3 12 21l5.5-5.7L12 18.5z',
  XRP: 'M5 5l4.2 4.2a4 4 0 0 0 5.6 0L19 5M5 19l4.2-4.2a4 4 0 0 1 5.6 0L19 19',
}

/** The sign of a coin; the name always stands beside it, so it is not read aloud. Unknown coins show a letter. */
export const CoinIcon = ({ code, small = false }: { readonly code: string; readonly small?: boolean }) => {
  const glyph = glyphs[code]
  return (
    <span css={style} data-coin={code} data-small={small} aria-hidden="true">
      {glyph === undefined ? (
        code.slice(0, 1)
      ) : (
        <svg viewBox="0 0 24 24" focusable="false">
          <path d={glyph} transform={code === 'BCH' ? 'rotate(-14 12 12)' : undefined} />
        </svg>
      )}
    </span>
  )
}

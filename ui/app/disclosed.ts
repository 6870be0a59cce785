import { css } from '@emotion/react'
import { colour, ease, layer, motion, size } from '../kit/theme.ts'

const above = { opacity: 0, translate: `0 calc(-1 * ${size.drop})` }

/** Style of a popup that a button of the masthead opens. The popup is hidden if `data-open` is false. */
export const disclosed = css({
  position: 'absolute',
  background: colour.surface,
  zIndex: layer.menu,
  transition: `opacity ${motion.dropdown} ${ease}, translate ${motion.dropdown} ${ease}, display ${motion.dropdown} allow-discrete`,
  '@starting-style': above,
  '&[data-open="false"]': { display: 'none', ...above },
})

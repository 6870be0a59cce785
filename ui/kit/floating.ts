import { css } from '@emotion/react'
import { colour, radius, size, space } from './theme.ts'

/**
 * Style of a popup in the browser's top layer, where no container cuts it off. `useBeside` sets the position and the maximum
 * height of the popup.
 */
export const floating = css({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: space.s2,
  maxBlockSize: `min(var(--room, 100vh), calc(7 * ${size.target}))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `${size.hairline} solid ${colour.line}`,
  borderRadius: radius.r2,
  background: colour.surface,
  color: colour.ink1,
  boxShadow: colour.shadeHigh,
})

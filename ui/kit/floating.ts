import { css } from '@emotion/react'
import { colour, radius, size, space } from './theme.ts'

/**
 * Style of a popup in the top layer, where no container clips it. `useBeside` sets the popup's position and maximum height.
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

import { css } from '@emotion/react'
import { colour, radius, size, space } from './theme.ts'

/** A box in the top layer: nothing that it stands in cuts it off. `useBeside` says where, and how high it may be. */
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

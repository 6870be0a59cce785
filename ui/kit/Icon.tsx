import { css } from '@emotion/react'
import type * as iconsCardSettings from './icons-card-settings.ts'
import type * as iconsCards from './icons-cards.ts'
import type * as iconsIdentity from './icons-identity.ts'
import type * as iconsLater from './icons-later.ts'
import type * as iconsLists from './icons-lists.ts'
import type * as iconsPalette from './icons-palette.ts'
import type * as icons from './icons.ts'
import { size } from './theme.ts'

const style = css({
  inlineSize: size.icon,
  blockSize: size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-small="true"]': { inlineSize: size.iconSmall, blockSize: size.iconSmall, strokeWidth: 2 },
})

/** Drawing of an icon as SVG path data. The drawings are in icons.ts, icons-later.ts and the files beside them. */
export type Drawing =
  | (typeof icons)[keyof typeof icons]
  | (typeof iconsLater)[keyof typeof iconsLater]
  | (typeof iconsLists)[keyof typeof iconsLists]
  | (typeof iconsCards)[keyof typeof iconsCards]
  | (typeof iconsCardSettings)[keyof typeof iconsCardSettings]
  | (typeof iconsIdentity)[keyof typeof iconsIdentity]
  | (typeof iconsPalette)[keyof typeof iconsPalette]

/** Decorative icon beside text, hidden from screen readers. */
export const Icon = ({ drawing, small = false }: { readonly drawing: Drawing; readonly small?: boolean }) => (
  <svg css={style} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-small={small}>
    <path d={drawing} />
  </svg>
)

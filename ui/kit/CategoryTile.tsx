import { css } from '@emotion/react'
import type { CardActivityRow } from '@paydeck/core'
import { type Drawing, Icon } from './Icon.tsx'
import * as icons from './icons-cards.ts'
import { card } from './icons-later.ts'
import { iconTile } from './shared.ts'
import { colour } from './theme.ts'

const style = css([
  iconTile,
  {
    background: colour.sunken,
    color: colour.ink2,
    '&[data-category="load"]': { background: colour.brandSoft, color: colour.brand },
  },
])

type Category = CardActivityRow['category']

const drawings: Readonly<Record<Category, Drawing>> = {
  groceries: icons.basket,
  dining: icons.cup,
  transport: icons.car,
  fuel: icons.pump,
  travel: icons.plane,
  health: icons.heart,
  entertainment: icons.film,
  shopping: icons.bag,
  utilities: icons.bolt,
  cash: icons.banknote,
  fees: card,
  other: icons.receipt,
  load: icons.load,
  fee: card,
}

/** Icon of a category. Hidden from screen readers, because the text beside the icon names the category. */
export const CategoryTile = ({ category }: { readonly category: Category }) => (
  <span css={style} data-category={category}>
    <Icon drawing={drawings[category]} />
  </span>
)

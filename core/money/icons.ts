import { baseCode, displayCode } from './codes.ts'
import { listedCodes, otherCodes, otherOf, type OwnIcon, currencyRow } from './currencies.ts'
import type { CurrencyCode } from './model.ts'

/** Icon of coins that have no icon of their own (CUR-029). */
export const neutralIcon = 'coin'

/** Names of all coin icons. */
export type CoinIconName = OwnIcon | typeof neutralIcon

const iconOf = (code: CurrencyCode): OwnIcon | null =>
  otherOf(code)?.icon ??
  // `OwnIcon` is the union of the icons in the table, so the cast is safe.
  (currencyRow(code)?.icon as OwnIcon | null | undefined) ??
  null

const ownIcons = (): ReadonlyArray<OwnIcon> => [
  ...new Set([...listedCodes(), ...Object.keys(otherCodes)].flatMap((code) => iconOf(code) ?? [])),
]

/** Names of the coin icons, without duplicates and without the neutral icon (CUR-028). */
export const coinIcons: ReadonlyArray<OwnIcon> = /* @__PURE__ */ ownIcons()

/**
 * Returns the icon of a coin on any chain (CUR-029). If the code has no icon, returns the icon of its display code, as for
 * native USDC on Polygon.
 * @example
 * coinIcon('USDC_m') // 'usdc'
 * coinIcon('ABC') // 'coin'
 */
export const coinIcon = (code: CurrencyCode): CoinIconName =>
  iconOf(code) ?? iconOf(baseCode(code).toUpperCase()) ?? iconOf(displayCode(code)) ?? neutralIcon

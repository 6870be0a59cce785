import { baseCode, displayCode } from './codes.ts'
import { listedCodes, otherCodes, otherOf, type OwnIcon, currencyRow } from './currencies.ts'
import type { CurrencyCode } from './model.ts'

/** Stands for every coin that has no drawing of its own (CUR-029). */
export const neutralIcon = 'coin'

/** What a front end has a picture for. */
export type CoinIconName = OwnIcon | typeof neutralIcon

const iconOf = (code: CurrencyCode): OwnIcon | null =>
  otherOf(code)?.icon ??
  // The names of the rows are those of the type by construction.
  (currencyRow(code)?.icon as OwnIcon | null | undefined) ??
  null

const ownIcons = (): ReadonlyArray<OwnIcon> => [
  ...new Set([...listedCodes(), ...Object.keys(otherCodes)].flatMap((code) => iconOf(code) ?? [])),
]

/** The icons of the coins that have one of their own, each once (CUR-028). */
export const coinIcons: ReadonlyArray<OwnIcon> = /* @__PURE__ */ ownIcons()

/**
 * The name of a coin's icon, whatever chain it is on (CUR-029). What goes by another code is known by the one that
 * people see: native USDC on Polygon, for one.
 */
export const coinIcon = (code: CurrencyCode): CoinIconName =>
  iconOf(code) ?? iconOf(baseCode(code).toUpperCase()) ?? iconOf(displayCode(code)) ?? neutralIcon

import type { CategoryColumn } from './tables.ts'

/** Merchant where a card is used. */
export interface Place {
  readonly name: string
  readonly city: string
  /** Null outside the United States. */
  readonly state: string | null
  readonly category: CategoryColumn
  /** Smallest and largest payment, in cents. */
  readonly least: number
  readonly most: number
  /** Payments are multiples of this number of cents; 1 by default. */
  readonly unit?: number
  /** Relative frequency. */
  readonly weight: number
  /**
   * Foreign currency of the place. `perDollar` is the number of its units per US dollar, and `decimals` is the number of its
   * decimal places.
   */
  readonly currency?: { readonly code: string; readonly perDollar: number; readonly decimals: number }
}

const place = (
  [name, city, state]: readonly [name: string, city: string, state: string | null],
  category: CategoryColumn,
  [least, most]: readonly [least: number, most: number],
  weight = 1,
): Place => ({ name, city, state, category, least, most, weight })

export const places: ReadonlyArray<Place> = [
  place(['Harbor Lane Market', 'Portland', 'OR'], 'groceries', [900, 13_000], 9),
  place(['Fallow Field Grocers', 'Salem', 'OR'], 'groceries', [1_200, 9_800], 6),
  place(['Orchard Row Foods', 'Bend', 'OR'], 'groceries', [700, 6_400], 3),
  place(['Juniper Street Bakery', 'Portland', 'OR'], 'dining', [320, 2_600], 8),
  place(['Glasshouse Coffee', 'Portland', 'OR'], 'dining', [380, 1_900], 9),
  place(['The Copper Ladle', 'Seattle', 'WA'], 'dining', [1_800, 9_200], 4),
  place(['Lantern Noodle House', 'Portland', 'OR'], 'dining', [1_100, 5_400], 4),
  place(['Tidal Transit', 'Seattle', 'WA'], 'transport', [275, 1_400], 6),
  place(['Millrace Parking', 'Portland', 'OR'], 'transport', [200, 2_400], 3),
  place(['Ridgeline Fuel', 'Hood River', 'OR'], 'fuel', [2_400, 7_800], 4),
  place(['Northbound Gas & Go', 'Tacoma', 'WA'], 'fuel', [1_900, 7_100], 3),
  place(['Sundial Travel', 'San Diego', 'CA'], 'travel', [14_000, 62_000]),
  place(['Pine Hollow Inn', 'Astoria', 'OR'], 'travel', [11_500, 38_000]),
  place(['Foxglove Pharmacy', 'Portland', 'OR'], 'health', [600, 7_400], 3),
  place(['Alder Dental Studio', 'Salem', 'OR'], 'health', [4_500, 24_000]),
  place(['Signal Street Cinema', 'Seattle', 'WA'], 'entertainment', [1_200, 4_600], 2),
  place(['Paper Lantern Theater', 'Portland', 'OR'], 'entertainment', [2_400, 9_600]),
  place(['Northbank Books', 'Portland', 'OR'], 'shopping', [900, 6_800], 3),
  place(['Quarry Hill Cycles', 'Bend', 'OR'], 'shopping', [1_500, 32_000], 2),
  place(['Tallow & Wick', 'Eugene', 'OR'], 'shopping', [1_100, 8_200], 2),
  place(['Oak & Anchor Hardware', 'Portland', 'OR'], 'shopping', [700, 14_000], 2),
  place(['Cedar Valley Electric', 'Portland', 'OR'], 'utilities', [4_800, 15_000], 2),
  place(['Basin Water Works', 'Portland', 'OR'], 'utilities', [2_900, 7_600]),
  place(['Larkspur Gardens', 'Salem', 'OR'], 'other', [1_200, 9_000], 2),
]

/** Merchants with a foreign currency. */
export const foreignPlaces: readonly [Place, ...ReadonlyArray<Place>] = [
  {
    ...place(['Pensão Beira-Mar', 'Lisboa', null], 'travel', [8_000, 26_000]),
    currency: { code: 'EUR', perDollar: 0.92, decimals: 2 },
  },
  {
    ...place(['Thistle & Loom', 'Edinburgh', null], 'shopping', [1_500, 9_800]),
    currency: { code: 'GBP', perDollar: 0.79, decimals: 2 },
  },
  {
    ...place(['喫茶 ひだまり', '京都市', null], 'dining', [700, 3_900]),
    currency: { code: 'JPY', perDollar: 151.2, decimals: 0 },
  },
]

/** Cash machine. */
export const cashMachine: Place = {
  ...place(['Bridgetown Cash Point', 'Portland', 'OR'], 'cash', [2_000, 20_000]),
  unit: 2_000,
}

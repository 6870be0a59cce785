import { limit, type Limit } from '../../kernel/limits.ts'
import type { CardProvider } from '../model.ts'

/** Rules that apply to every card of a programme. */
export interface ProgrammeRow {
  /** Number of past days whose activity can be requested (CARD-058, CARD-060). */
  readonly historyDays: Limit
  /** Year in which the programme began (CARD-168). */
  readonly startYear: Limit
  /** Type code of fee rows in reports (CARD-175, CARD-176). */
  readonly feeType: string
  /** True if the card settings link to the terms and the fee disclosure (CARD-098, CARD-099). */
  readonly termsInSettings: boolean
  /** True if the programme has ended, so that its cards are shown as closed (CARD-083). */
  readonly isClosed: boolean
  /** Last year with reports (CARD-169); null while the programme runs. */
  readonly lastYear: Limit | null
  /** Types of transactions that no list shows (CARD-031). */
  readonly excludedTypes: ReadonlyArray<string>
  /** Merchant names that mark a card load (CARD-074). */
  readonly loadMerchants: ReadonlyArray<string>
}

/** Merchant name of a top-up (CARD-074, CARD-079). */
export const cardLoad = 'Card Load'

/** Type of rows that are fees in every programme (CARD-178). */
export const feeRow = 'Fee'

/**
 * Rules of each card programme. The table `providers` in cards/tables.ts has the rules that the home page needs (CARD-009,
 * LIM-013).
 */
export const programmes = {
  firstView: {
    historyDays: limit('firstView history days', 30),
    startYear: limit('firstView start year', 2016),
    feeType: '10036 = INACTIVITY',
    termsInSettings: false,
    isClosed: true,
    lastYear: limit('firstView last year', 2020),
    excludedTypes: [],
    loadMerchants: [cardLoad],
  },
  galileo: {
    historyDays: limit('galileo history days', 1095),
    startYear: limit('galileo start year', 2020),
    feeType: 'FE',
    termsInSettings: true,
    isClosed: false,
    lastYear: null,
    // Types of authorizations, denials and back-outs. Each settled transaction has a separate entry with a different type.
    excludedTypes: ['AU', 'BD', 'BK', 'BO', 'BV', 'DA', 'DB', 'DD', 'EX', 'PB', 'VI'],
    loadMerchants: [cardLoad],
  },
} as const satisfies Record<CardProvider, ProgrammeRow>

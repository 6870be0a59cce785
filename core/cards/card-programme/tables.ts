import { limit, type Limit } from '../../kernel/limits.ts'
import type { CardProvider } from '../model.ts'

/** What holds for every card of a programme. */
export interface ProgrammeRow {
  /** How many days of activity can be asked for (CARD-058, CARD-060). */
  readonly historyDays: Limit
  /** The year that the programme began in (CARD-168). */
  readonly startYear: Limit
  /** The type of fee rows in reports (CARD-175, CARD-176). */
  readonly feeType: string
  /** Whether the settings list terms and fee disclosure (CARD-098, CARD-099). */
  readonly termsInSettings: boolean
  /** True if the programme has ended, so that its cards are shown as closed (CARD-083). */
  readonly isClosed: boolean
  /** Last year with reports (CARD-169); null while the programme runs. */
  readonly lastYear: Limit | null
  /** Transactions of these types are in no list (CARD-031). */
  readonly excludedTypes: ReadonlyArray<string>
  /** Merchants that are the card's own loading (CARD-074). */
  readonly loadMerchants: ReadonlyArray<string>
}

/** The merchant of money that is put on a card (CARD-074, CARD-079). */
export const cardLoad = 'Card Load'

/** A row of this type is a fee whatever the provider's own code (CARD-178). */
export const feeRow = 'Fee'

/** How the two programmes differ, beyond what the home page shows of it (CARD-009, LIM-013). */
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
    // Authorisations, denials and back-outs: what settles of them is listed by itself.
    excludedTypes: ['AU', 'BD', 'BK', 'BO', 'BV', 'DA', 'DB', 'DD', 'EX', 'PB', 'VI'],
    loadMerchants: [cardLoad],
  },
} as const satisfies Record<CardProvider, ProgrammeRow>

import type { Fault } from '../../kernel/fault.ts'
import type { Remote, Status } from '../../kernel/remote.ts'
import { filled } from '../../kernel/text.ts'
import { warningText } from '../../platform/alerts.ts'
import type { CardListState } from '../card-list/index.ts'
import { visibleCards } from '../rules.ts'
import type { CardExportState } from './model.ts'
import { exportYears, shownLabel } from './rules.ts'
import { cardExportTexts, yearsInSight } from './tables.ts'

/** A year that a report can be had of, ready to render. */
export interface ExportYearView {
  readonly year: number
  readonly label: string
  /** Its report is being made. */
  readonly isBusy: boolean
  /** Another year's is (CARD-170). */
  readonly isDisabled: boolean
}

/** The reports of a card, ready to render. */
export interface CardExportView {
  readonly heading: string
  /** The newest ones, which are always in sight; none while no card is shown. */
  readonly years: ReadonlyArray<ExportYearView>
  /** The rest, behind a button with this label; null: there is none. */
  readonly earlier: { readonly label: string; readonly years: ReadonlyArray<ExportYearView> } | null
  /** The button that saves what the lists show, which says how many that are; null: nothing is shown. */
  readonly shown: string | null
  readonly status: Status
  /** To be read aloud: what is being made, or was saved; empty: nothing. */
  readonly progress: string
  /** That there was nothing to save (ERR-046); null: nothing to tell. */
  readonly notice: string | null
}

const progressOf = ({ year, told }: CardExportState): string => {
  if (year !== null) return filled(cardExportTexts.making, { year })
  return told?.kind === 'saved' ? told.text : ''
}

/** While a report is made its year says so, and the others rest (CARD-170). */
export const cardExportView = ({
  state,
  cards,
  making,
  shown,
}: {
  readonly state: CardExportState
  readonly cards: CardListState
  readonly making: Remote<Fault>
  /** How many transactions the lists show. */
  readonly shown: number
}): CardExportView => {
  const card = visibleCards(cards.cards).find(({ id }) => id === state.cardId)
  const years = (card === undefined ? [] : exportYears(card, state.now)).map(({ year, label }) => ({
    year,
    label,
    isBusy: state.year === year,
    isDisabled: state.year !== null && state.year !== year,
  }))
  const earlier = years.slice(yearsInSight.value)
  return {
    heading: cardExportTexts.heading,
    years: years.slice(0, yearsInSight.value),
    earlier: earlier.length === 0 ? null : { label: cardExportTexts.earlier, years: earlier },
    shown: shownLabel(shown),
    status: making.status,
    progress: progressOf(state),
    notice: state.told?.kind === 'empty' ? warningText(state.told.text) : null,
  }
}

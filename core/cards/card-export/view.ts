import type { Fault } from '../../kernel/fault.ts'
import type { Remote, Status } from '../../kernel/remote.ts'
import { filled } from '../../kernel/text.ts'
import { warningText } from '../../platform/alerts.ts'
import { type ExportYears, exportYearsView } from '../../platform/exports.ts'
import type { CardListState } from '../card-list/index.ts'
import { visibleCards } from '../rules.ts'
import type { CardExportState } from './model.ts'
import { exportYears, shownLabel } from './rules.ts'
import { cardExportTexts } from './tables.ts'

/** The reports of a card, ready to render. */
export interface CardExportView extends ExportYears {
  readonly heading: string
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
  return {
    heading: cardExportTexts.heading,
    ...exportYearsView(card === undefined ? [] : exportYears(card, state.now), state.year),
    shown: shownLabel(shown),
    status: making.status,
    progress: progressOf(state),
    notice: state.told?.kind === 'empty' ? warningText(state.told.text) : null,
  }
}

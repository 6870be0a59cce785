import type { Fault } from '../../kernel/fault.ts'
import type { Remote, Status } from '../../kernel/remote.ts'
import { filled } from '../../kernel/text.ts'
import { warningText } from '../../platform/alerts.ts'
import { type ExportYears, exportYearsView } from '../../platform/exports.ts'
import type { CardListState } from '../card-list/index.ts'
import { visibleCards } from '../rules.ts'
import { cardExportTexts } from '../texts.ts'
import type { CardExportState } from './model.ts'
import { exportYears, shownLabel } from './rules.ts'

/** Yearly reports of a card that the user can save, ready to render. */
export interface CardExportView extends ExportYears {
  readonly heading: string
  /** Label of the button that saves the shown transactions, with their number; null if none are shown. */
  readonly shown: string | null
  readonly status: Status
  /** Text for screen readers: the report in progress or the saved file; empty if neither exists. */
  readonly progress: string
  /** Notice about a report without rows (ERR-046); null if there is none. */
  readonly notice: string | null
}

const progressOf = ({ year, result }: CardExportState): string => {
  if (year !== null) return filled(cardExportTexts.making, { year })
  return result?.kind === 'saved' ? result.text : ''
}

/**
 * Returns the view. While a report is being made, its year shows progress and the other years are disabled
 * (CARD-170).
 */
export const cardExportView = ({
  state,
  cards,
  making,
  shown,
}: {
  readonly state: CardExportState
  readonly cards: CardListState
  readonly making: Remote<Fault>
  /** Number of transactions shown in the lists. */
  readonly shown: number
}): CardExportView => {
  const card = visibleCards(cards.cards).find(({ id }) => id === state.cardId)
  return {
    heading: cardExportTexts.heading,
    ...exportYearsView(card === undefined ? [] : exportYears(card, state.now), state.year),
    shown: shownLabel(shown),
    status: making.status,
    progress: progressOf(state),
    notice: state.result?.kind === 'empty' ? warningText(state.result.text) : null,
  }
}

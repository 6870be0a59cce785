import { filled } from '../../../kernel/text.ts'
import { add, type DecimalText, formatCode, negate, signOf, subtract } from '../../../money/index.ts'
import type { Tone } from '../../../presentation/tone.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import { statementCardTexts as texts } from '../../texts.ts'
import type { CardReconciliation, StatementCard, StatementHistory } from '../model.ts'
import { isMonth, monthOf, phasesOf, reconciledCard, type StatementPeriod, zonedYear } from '../rules/index.ts'
import { periodText, type StatementContext } from './amounts.ts'

/** Row of a card, ready to render. */
export interface StatementCardRow {
  readonly id: string
  readonly name: string
  /** Opening, in, out, of which fees and closing. */
  readonly cells: ReadonlyArray<string>
  readonly check: { readonly text: string; readonly tone: Tone }
  /** Explanation of a card that does not add up. Null otherwise. */
  readonly problem: { readonly heading: string; readonly text: string } | null
}

/** Table of the cards in a period. */
export interface StatementCardsView {
  readonly caption: string
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<StatementCardRow>
  readonly note: string
}

/** Reconciles every card in a period (STMT-002). */
export const reconciledCards = (
  { cards, entries, missing }: Pick<StatementHistory, 'cards' | 'entries' | 'missing'>,
  period: StatementPeriod,
  timeZone: string,
): ReadonlyArray<readonly [StatementCard, CardReconciliation]> => {
  const phaseOf = phasesOf(period, (ms) => (isMonth(period) ? monthOf(ms, timeZone) : String(zonedYear(ms, timeZone))))
  // Without its transactions, nothing is known about a card but its balance.
  const isMissing = ({ id }: StatementCard): boolean => missing.some(({ cardId }) => cardId === id)
  return cards.map((card) => [
    card,
    reconciledCard(isMissing(card) ? { ...card, isWhole: false } : card, entries, phaseOf),
  ])
}

const checkOf = ({ check }: CardReconciliation, shown: (amount: DecimalText) => string): StatementCardRow['check'] => {
  if (check.kind === 'addsUp') return { text: texts.addsUp, tone: 'good' }
  if (check.kind === 'off') return { text: filled(texts.off, { by: shown(check.by) }), tone: 'wait' }
  return { text: texts.unknown[check.because], tone: 'wait' }
}

const rowOf = (
  card: StatementCard,
  reconciliation: CardReconciliation,
  { hidden }: StatementContext,
): StatementCardRow => {
  const { opening, closing, check, currency } = reconciliation
  const shown = (amount: DecimalText | null): string =>
    amount === null ? texts.unknownAmount : (hidden?.text ?? formatCode(amount, currency))
  const sized = (amount: DecimalText): string => shown(signOf(amount) < 0 ? negate(amount) : amount)
  const name = visibleText(card.name)
  const expected = opening === null ? null : subtract(add(opening, reconciliation.in), reconciliation.out)
  return {
    id: card.id,
    name: filled(texts.card, { name, digits: visibleText(card.lastFourDigits) }),
    cells: [opening, reconciliation.in, reconciliation.out, reconciliation.fees, closing].map(shown),
    check: checkOf(reconciliation, sized),
    problem:
      check.kind === 'off'
        ? {
            heading: filled(texts.offHeading, { card: name, by: sized(check.by) }),
            text: filled(texts.offText, { expected: shown(expected), closing: shown(closing) }),
          }
        : null,
  }
}

/** Returns the table of the cards in a period; null if the user has no cards. */
export const statementCards = (
  history: Pick<StatementHistory, 'cards' | 'entries' | 'missing'>,
  period: StatementPeriod,
  context: StatementContext,
): StatementCardsView | null => {
  if (history.cards.length === 0) return null
  const cards = reconciledCards(history, period, context.timeZone)
  const isCompared = cards.every(([, { check }]) => check.kind !== 'unknown' || check.because === 'balance')
  return {
    caption: filled(texts.caption, { period: periodText(period) }),
    columns: Object.values(texts.columns),
    rows: cards.map(([card, one]) => rowOf(card, one, context)),
    note: isCompared ? texts.note : `${texts.note} ${texts.notCompared}`,
  }
}

import { either as E, function as F, type taskEither as TE } from 'fp-ts'
import { type CardAccounts, cardNames, type DebitCard, historyStart, readableCards } from '../../../cards/index.ts'
import { guarded } from '../../../kernel/attempt.ts'
import type { Fault } from '../../../kernel/fault.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import { everyEntry } from '../../timeline-filter/index.ts'
import { makeReadParts, type ReadingPorts, sourcesOf } from '../../timeline/index.ts'
import type { StatementCard, StatementHistory } from '../model.ts'

/** Ports that read the statements. */
export interface HistoryPorts extends ReadingPorts {
  readonly cardAccounts: Pick<CardAccounts, 'list'>
}

/**
 * Returns the card for its reconciliation. Its entries go back to its activation unless the provider's history begins later.
 * @param now milliseconds since 1970
 */
export const statementCard = (card: DebitCard, now: number): StatementCard => {
  const { id, lastFourDigits, currency, cardBalance, activationDate, provider } = card
  return {
    id,
    name: visibleText(cardNames(card).fullName),
    lastFourDigits,
    currency: currency.code,
    balance: cardBalance,
    isWhole: activationDate !== null && activationDate >= historyStart(provider, now, false),
  }
}

/** Read of the entries of all years. */
export interface HistoryReading {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly timeZone: string
  /** False once the caller does not need the result. No further request is sent then. */
  readonly isWanted: () => boolean
}

/**
 * Makes the function that reads the entries of all years, and the cards with their balances. Leaves failed sources out, and
 * names them. Faults: any, if every source fails.
 */
export const makeReadHistory =
  (ports: HistoryPorts) =>
  ({ now, timeZone, isWanted }: HistoryReading): TE.TaskEither<Fault, StatementHistory> =>
  async () => {
    const listed = await guarded(ports.cardAccounts.list, F.identity<Fault>)()
    const cards = E.isRight(listed) ? readableCards(listed.right) : []
    const query = { ...everyEntry, timeZone }
    const parts = await makeReadParts(ports)({ query, now, cards, isWanted, onCount: () => undefined })()
    if (E.isLeft(parts)) return parts
    const { entries, failures } = parts.right
    const [failure] = failures
    if (failure !== undefined && failures.length === sourcesOf(ports, cards, { from: null, now }).length)
      return E.left(failure.fault)
    return E.right({
      now,
      cards: cards.map((card) => statementCard(card, now)),
      entries,
      missing: [...(E.isLeft(listed) ? [{ id: 'cards', cardId: null }] : []), ...failures.map(({ source }) => source)],
    })
  }

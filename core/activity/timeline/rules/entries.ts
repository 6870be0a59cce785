import {
  activityKind,
  type ActivityKind,
  activityText,
  cardNames,
  type DebitCard,
  itemPlace,
  itemTitle,
  listedTransactions,
} from '../../../cards/index.ts'
import { filled } from '../../../kernel/text.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import { eventRows, type SecurityEvent } from '../../../security/index.ts'
import { entryTexts as texts } from '../../texts.ts'
import type { EntryStatus } from '../../timeline-filter/index.ts'
import type { EntryAccount, EntryPart, SourceItem, TimelineEntry, TimelineRecord } from '../model.ts'
import { cardKinds, directions, securityChanges } from '../tables.ts'
import { type EntryFields, noLabel, sizeOf, timeOf } from './fields.ts'
import { invoiceEntries, payoutEntry } from './payment-entries.ts'

/** Cards of the user, for the labels of their accounts. */
export type KnownCards = ReadonlyArray<Pick<DebitCard, 'id' | 'nickname' | 'lastFourDigits'>>

type CardItem = Extract<SourceItem, { readonly source: 'card' }>
/** Returns the account of a card. A card that is not in the list keeps its id. */
export const cardAccount = (cardId: string, cards: KnownCards): EntryAccount => {
  const card = cards.find(({ id }) => id === cardId)
  const names = card === undefined ? null : cardNames(card)
  const label = names === null ? '' : filled(texts.card, { name: visibleText(names.name), digits: names.lastFour })
  return { id: `card:${cardId}`, label }
}

const cardStatus = (isInvalid: boolean, isPending: boolean): EntryStatus =>
  isInvalid ? 'failed' : isPending ? 'pending' : 'complete'

const cardEntry = ({ cardId, isPending, item }: CardItem, cards: KnownCards): EntryFields => {
  const isInvalid = item.status === 'invalid'
  const kind = cardKinds[activityKind(item) ?? ('purchase' satisfies ActivityKind)]
  const amount = sizeOf(item.displayPrice)
  const text = activityText(item)
  return {
    kind,
    at: timeOf(item.timestamp),
    title: itemTitle(item).title,
    account: cardAccount(cardId, cards),
    state: isInvalid ? 'void' : isPending ? 'pending' : 'final',
    amount,
    currency: item.currency,
    fee: kind === 'cardFee' && item.currency === 'USD' ? amount : null,
    coin: null,
    label: text === null ? noLabel : { text, tone: isInvalid ? 'bad' : 'wait' },
    status: cardStatus(isInvalid, isPending),
    place: itemPlace(item.merchant),
    estimatedAt: null,
    references: [item.id],
    slide: { kind: 'card-transaction', id: `${cardId}/${item.id}` },
  }
}

const securityEntry = (event: SecurityEvent, kind: NonNullable<SecurityEvent['kind']>): EntryFields => ({
  kind: 'securityChange',
  at: timeOf(event.at),
  title: eventRows[kind].title,
  account: null,
  state: 'final',
  amount: null,
  currency: '',
  fee: null,
  coin: null,
  label: noLabel,
  status: null,
  place: null,
  estimatedAt: null,
  references: [event.id],
  slide: { kind: 'security-change', id: event.id },
})

/** Returns the id of the item among all items of the sources. Items of different kinds can have the same id. */
export const itemIdOf = (from: SourceItem): string => {
  if (from.source === 'card') return `card:${from.cardId}:${from.item.id}`
  return from.source === 'payments' ? `payments:${from.item.kind}:${from.item.id}` : `security:${from.item.id}`
}

const entryIdOf = (from: SourceItem, part: EntryPart): string =>
  part === null ? itemIdOf(from) : `${itemIdOf(from)}:${part}`

/** Returns the id of the entry of a record. */
export const recordIdOf = ({ record, part }: TimelineRecord): string => entryIdOf(record, part)

/** Returns the parts of an item that are entries, without the fields that follow from the others. */
const partsOf = (from: SourceItem, cards: KnownCards): ReadonlyArray<readonly [EntryPart, EntryFields]> => {
  if (from.source === 'card')
    return listedTransactions([from.item]).length === 0 ? [] : [[null, cardEntry(from, cards)]]
  if (from.source === 'payments')
    return from.item.kind === 'payout' ? [[null, payoutEntry(from.item)]] : invoiceEntries(from.item)
  const { kind } = from.item
  return kind !== null && securityChanges.includes(kind) ? [[null, securityEntry(from.item, kind)]] : []
}

const entryOf = (from: SourceItem, part: EntryPart, fields: EntryFields): TimelineEntry => ({
  ...fields,
  id: entryIdOf(from, part),
  source: from.source,
  direction: directions[fields.kind],
  usd: fields.currency === 'USD' ? fields.amount : null,
  item: from,
})

/**
 * Returns the entries of an item, none for an item that moved no money (ACT-002 to ACT-004). A payment for several bills has
 * an entry for each bill, and a refunded payment has a second entry for the refund.
 * @param cards cards of the user, for the labels of their accounts
 * @example
 * entriesOf({ source: 'security', item: { id: 'e1', kind: 'signed-in', at: 1 } }, []) // []
 */
export const entriesOf = (from: SourceItem, cards: KnownCards): ReadonlyArray<TimelineEntry> =>
  partsOf(from, cards).map(([part, fields]) => entryOf(from, part, fields))

/** Returns the entry of a record; none if this version of the app shows no such entry. */
export const entryOfRecord = ({ record, part }: TimelineRecord, cards: KnownCards): ReadonlyArray<TimelineEntry> =>
  partsOf(record, cards)
    .filter(([one]) => one === part)
    .map(([one, fields]) => entryOf(record, one, fields))

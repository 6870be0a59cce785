import { formatDay } from '../../kernel/calendar.ts'
import { unsupported, type UnsupportedCall } from '../../kernel/capability.ts'
import { withQuery } from '../../kernel/query.ts'
import type { Loaded } from '../../kernel/resource.ts'
import { filled } from '../../kernel/text.ts'
import { basePath } from '../../platform/addresses.ts'
import { formatZonedTime } from '../../presentation/time-of-day.ts'
import { visibleText } from '../../presentation/visible-text.ts'
import { routePath } from '../../routes/index.ts'
import { type ActivityFilter, filterKeys, queryOfActivityFilter } from '../activity-filter/index.ts'
import {
  activityKind,
  type CardActivityRow,
  itemAmount,
  itemIcon,
  itemPlace,
  itemSize,
  itemTitle,
  type ShownAmount,
} from '../activity-items/index.ts'
import { cardNames } from '../card-list/index.ts'
import type { DebitCard } from '../model.ts'
import { cardTransactionTexts, merchantCategoryNames, settledReasons, transactionDetailLabels } from '../texts.ts'
import type { TransactionPlace, TransactionRecord } from './model.ts'
import { exchangeRate, reachedSteps, situationOf } from './rules.ts'
import { longestDetail, type SituationRow, situationRows, tooManyRequests } from './tables.ts'

/** Step of the time line, ready to render. */
export interface TransactionStepView {
  readonly label: string
  readonly state: 'done' | 'now' | 'later' | 'failed'
  /** Time of the step; null if unknown. */
  readonly note: string | null
  /** Time of the step in ISO 8601, for the attribute `datetime`; null if unknown. */
  readonly at: string | null
}

/** Text with a heading. */
export interface HeadedText {
  readonly heading: string
  readonly text: string
}

/** Line in the details of a transaction. */
export interface TransactionDetail {
  readonly label: string
  readonly text: string
  /** True if the text is an amount, which can be hidden. */
  readonly isAmount: boolean
  /** Text to copy and the label of the copy button; null if the line has none. */
  readonly copy: { readonly text: string; readonly label: string } | null
}

/** Page of a transaction, ready to render. */
export interface CardTransactionView {
  /** Link back to the card's lists. */
  readonly back: { readonly label: string; readonly to: string }
  readonly heading: string
  readonly isLoading: boolean
  /** Failure in place of the transaction; `canTryAgain` is true if a retry may help. */
  readonly failure: { readonly text: string; readonly label: string; readonly canTryAgain: boolean } | null
  /** Null while the transaction loads, and if it is unavailable. */
  readonly shown: {
    readonly title: string
    readonly amount: ShownAmount
    readonly status: { readonly text: string; readonly tone: 'neutral' | 'good' | 'wait' | 'bad' }
    readonly category: CardActivityRow['category']
    readonly details: ReadonlyArray<TransactionDetail>
    readonly timeLine: { readonly label: string; readonly steps: ReadonlyArray<TransactionStepView> }
    readonly why: HeadedText
    readonly next: HeadedText
  } | null
  /** Link to this page, for users of the same account. `path` is the path in the browser; the screen prepends the origin. */
  readonly share: { readonly path: string; readonly copy: string; readonly copied: string; readonly title: string }
}

/** Data from which the view is computed. */
export interface TransactionSource {
  /** Transaction on the page, and the filter of the lists; null if no transaction is shown. */
  readonly place: (TransactionPlace & { readonly filter: ActivityFilter }) | null
  readonly record: Loaded<TransactionRecord | UnsupportedCall>
  readonly isSupported: boolean | null
  readonly cards: ReadonlyArray<DebitCard>
  /** IANA name, for example "Europe/Berlin". */
  readonly timeZone: string
}

/** Formats an instant, for example "Nov 20, 2026 at 4:12 PM EST". */
const momentText = (at: number, timeZone: string): string =>
  filled(cardTransactionTexts.moment, { day: formatDay(at, timeZone), time: formatZonedTime(at, timeZone) })

const detail = (label: keyof typeof transactionDetailLabels, text: string | null): ReadonlyArray<TransactionDetail> =>
  text === null || text === ''
    ? []
    : [{ label: transactionDetailLabels[label], text, isAmount: label === 'original', copy: null }]

const detailsOf = (
  { transaction }: TransactionRecord,
  { cards, place, timeZone }: TransactionSource,
): ReadonlyArray<TransactionDetail> => {
  const { dates, merchant, category, original, currency, description, id } = transaction
  const card = cards.find((one) => one.id === place?.cardId)
  const rate = exchangeRate(transaction)
  const at = (time: number | null): string | null => (time === null ? null : momentText(time, timeZone))
  const shown = (text: string): string => visibleText(text.slice(0, longestDetail.value))
  return [
    ...detail('authorised', at(dates.auth)),
    ...detail('posted', at(dates.post)),
    ...detail('place', itemPlace(merchant)),
    ...detail('category', category === null ? null : merchantCategoryNames[category]),
    ...detail('original', original === null ? null : itemSize(original.amount, original.currency)),
    ...detail(
      'rate',
      rate === null || original === null
        ? null
        : filled(cardTransactionTexts.rate, { rate, from: shown(original.currency), to: shown(currency) }),
    ),
    ...detail('description', shown(description)),
    ...detail(
      'card',
      card === undefined
        ? null
        : filled(cardTransactionTexts.card, { name: cardNames(card).fullName, digits: card.lastFourDigits }),
    ),
    {
      label: transactionDetailLabels.id,
      text: id,
      isAmount: false,
      copy: { text: id, label: cardTransactionTexts.copyId },
    },
  ]
}

const stepsOf = (record: TransactionRecord, timeZone: string): ReadonlyArray<TransactionStepView> => {
  const situation = situationOf(record)
  const { state, later }: SituationRow = situationRows[situation]
  const known = reachedSteps(record.history)
  const reached = known.some(({ step }) => step === situation) ? known : [...known, { step: situation, at: null }]
  // A time that is out of range for a date counts as missing.
  const noted = (at: number | null) => (at === null || formatDay(at) === '' ? null : at)
  return [
    ...reached.map(({ step, at }): TransactionStepView => {
      const time = noted(at)
      return {
        label: situationRows[step].label,
        state: step === situation ? state : 'done',
        note: time === null ? null : momentText(time, timeZone),
        at: time === null ? null : new Date(time).toISOString(),
      }
    }),
    ...later.map((step): TransactionStepView => ({
      label: situationRows[step].label,
      state: 'later',
      note: null,
      at: null,
    })),
  ]
}

const shownOf = (record: TransactionRecord, source: TransactionSource): NonNullable<CardTransactionView['shown']> => {
  const { transaction } = record
  const situation = situationOf(record)
  const { label, tone, why, next }: SituationRow = situationRows[situation]
  const kind = activityKind(transaction)
  return {
    title: itemTitle(transaction).fullTitle,
    amount: itemAmount(transaction.displayPrice, transaction.currency),
    status: { text: label, tone },
    category: itemIcon(transaction),
    details: detailsOf(record, source),
    timeLine: { label: cardTransactionTexts.timeLine, steps: stepsOf(record, source.timeZone) },
    why: {
      heading: cardTransactionTexts.why,
      text: situation === 'settled' && kind !== null ? settledReasons[kind] : why,
    },
    next: { heading: cardTransactionTexts.next, text: next },
  }
}

const failureOf = ({ record: { status, fault }, isSupported }: TransactionSource): CardTransactionView['failure'] => {
  const label = cardTransactionTexts.tryAgain
  if (isSupported === false) return { text: cardTransactionTexts.unsupported, label, canTryAgain: false }
  if (status !== 'failed') return null
  const isMissing = fault?._tag === 'Rejected' && fault.status < 500 && fault.status !== tooManyRequests
  return {
    text: isMissing ? cardTransactionTexts.missing : cardTransactionTexts.failed,
    label,
    canTryAgain: !isMissing,
  }
}

/** Returns the page of a transaction; null if no transaction is shown. */
export const cardTransactionView = (source: TransactionSource): CardTransactionView | null => {
  const { place, record } = source
  if (place === null) return null
  const { cardId, transactionId, filter } = place
  const path = routePath('card', { id: cardId })
  return {
    heading: cardTransactionTexts.heading,
    back: { label: cardTransactionTexts.back, to: withQuery(path, queryOfActivityFilter(filter)) },
    isLoading: record.status === 'loading',
    failure: failureOf(source),
    shown: record.value === null || record.value === unsupported ? null : shownOf(record.value, source),
    share: {
      ...cardTransactionTexts.share,
      path: `${basePath}${withQuery(path, [[filterKeys.transaction, transactionId]])}`,
    },
  }
}

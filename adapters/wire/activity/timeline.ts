import { EntryKind, EntryStatus, SecurityEventKind, type TimelineQuery } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText, knownAmount } from '../amount.ts'
import { graphql } from '../call.ts'
import { cardTransaction, transactionFields } from '../cards/shared.ts'
import { list, nullable, oneOf, record, word } from '../codec.ts'
import { invoiceItem, payoutItem, wholeInvoiceFields } from '../payments/shared.ts'
import { origin } from '../security/shared.ts'
import { payoutCase } from '../start-documents.ts'
import { count } from '../tolerant.ts'
import { wholeList } from '../whole-list.ts'

/** Converts a query of the core to the input of the operation. Omits conditions that every entry meets. */
export const toActivityInput = ({ from, to, kinds, accounts, statuses, coin, least, most, text }: TimelineQuery) => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
  ...(kinds.length === 0 ? {} : { kinds }),
  ...(accounts.length === 0 ? {} : { accounts }),
  ...(statuses.length === 0 ? {} : { statuses }),
  ...(coin === null ? {} : { coin }),
  ...(least === null ? {} : { least }),
  ...(most === null ? {} : { most }),
  ...(text === '' ? {} : { text }),
})

/** Item of a specified list, and the part of it that is the entry. Items of unknown types are dropped. */
const activityRecord = record({
  part: nullable(t.string),
  record: oneOf('__typename', {
    Invoice: invoiceItem,
    Payout: payoutItem,
    CardItem: record({
      __typename: t.literal('CardItem'),
      debitCardId: t.string,
      isPending: t.boolean,
      transaction: cardTransaction,
    }),
    SecurityChange: record({
      __typename: t.literal('SecurityChange'),
      id: t.string,
      kind: word(SecurityEventKind),
      at: t.number,
      ...origin,
      canStop: t.boolean,
    }),
  }),
})

const totals = { in: knownAmount, out: knownAmount, fees: knownAmount, moved: knownAmount, isIncomplete: t.boolean }

const recordFields = `part
          record {
            __typename
            ... on Invoice {${wholeInvoiceFields}
            }${payoutCase}
            ... on CardItem { debitCardId isPending transaction { ${transactionFields} } }
            ... on SecurityChange { id kind at userAgent address country canStop }
          }`

const totalFields = 'in out fees moved isIncomplete'

/**
 * Fetches a page of the timeline of all areas, newest first. The call is not in the specification, so not every provider
 * supports it. In the input, `from` and `to` are milliseconds since 1970, inclusive, and `least` and `most` are inclusive.
 * `after` is the cursor of the previous page, and is missing for the first page.
 */
export const getActivity = graphql({
  name: 'GetActivity',
  document: `query GetActivity(
    $token: String!, $csrf: String!, $from: Milliseconds, $to: Milliseconds, $kinds: [EntryKind!], $accounts: [ID!]
    $statuses: [EntryStatus!], $coin: String, $least: AmountText, $most: AmountText, $text: String
    $timeZone: String!, $limit: Int!, $after: String
  ) {
    user(token: $token, csrf: $csrf) {
      activity(
        from: $from, to: $to, kinds: $kinds, accounts: $accounts, statuses: $statuses, coin: $coin, least: $least
        most: $most, text: $text, timeZone: $timeZone, limit: $limit, after: $after
      ) {
        records {
          ${recordFields}
        }
        after
        first {
          pending {
          ${recordFields}
          }
          summary { count months { month ${totalFields} } pending { ${totalFields} } }
          choices { kinds { kind count } accounts { id count } }
        }
      }
    }
  }`,
  input: record(
    { timeZone: t.string, limit: t.number },
    {
      from: t.number,
      to: t.number,
      kinds: wholeList(EntryKind),
      accounts: wholeList(t.string),
      statuses: wholeList(EntryStatus),
      coin: t.string,
      least: amountText,
      most: amountText,
      text: t.string,
      after: t.string,
    },
  ),
  reply: record({
    activity: record({
      records: list(activityRecord),
      after: nullable(t.string),
      first: nullable(
        record({
          pending: list(activityRecord),
          summary: record({
            count,
            months: wholeList(record({ month: t.string, ...totals })),
            pending: record(totals),
          }),
          choices: record({
            kinds: list(record({ kind: EntryKind, count })),
            accounts: list(record({ id: t.string, count })),
          }),
        }),
      ),
    }),
  }),
})

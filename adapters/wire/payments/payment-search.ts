import { ListName, PaymentFilterStatus, type PaymentQuery, SaveFormat } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql, rest } from '../call.ts'
import { list, nullable, record } from '../codec.ts'
import { file, FileReply } from '../file.ts'
import { count } from '../tolerant.ts'
import { mixedItem, mixedItems } from './shared.ts'

/** What is searched for; an empty text is in everything. */
const wanted = { list: ListName, text: t.string }

/**
 * What is left out does not narrow the search. `from` and `to` are milliseconds since 1970, both included; `least` and
 * `most` whole units of the price's currency, both included; `coin` the code of what was paid in; `status` a label of the
 * lists.
 */
const narrowing = {
  from: t.number,
  to: t.number,
  least: amountText,
  most: amountText,
  coin: t.string,
  status: PaymentFilterStatus,
}

/** A search as it is sent: what narrows nothing is left out. */
export const narrowedBy = ({ list, text, from, to, least, most, coin, status }: PaymentQuery) => ({
  list,
  text,
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
  ...(least === null ? {} : { least }),
  ...(most === null ? {} : { most }),
  ...(coin === null ? {} : { coin }),
  ...(status === null ? {} : { status }),
})

/**
 * A page of what is searched for, newest first: beyond the specification, so a provider may not know the operation.
 * `after` is the mark of the page before, left out for the first, and in the reply the mark for the next one, null where
 * there is none. `total` counts all that is found.
 */
export const findPayments = graphql({
  name: 'FindPayments',
  document: `query FindPayments(
    $token: String!, $csrf: String!, $list: PaymentListName!, $text: String!, $from: Milliseconds, $to: Milliseconds
    $least: AmountText, $most: AmountText, $coin: String, $status: PaymentLabel, $limit: Int!, $after: String
  ) {
    user(token: $token, csrf: $csrf) {
      foundPayments(
        list: $list, text: $text, from: $from, to: $to, least: $least, most: $most, coin: $coin, status: $status
        limit: $limit, after: $after
      ) {
        after total
        items {${mixedItems}
        }
      }
    }
  }`,
  input: record({ ...wanted, limit: t.number }, { ...narrowing, after: t.string }),
  reply: record({
    foundPayments: record({ items: list(mixedItem), after: nullable(t.string), total: count }),
  }),
})

/** All that `FindPayments` would list, as a file: CSV or one JSON object a line, in an array. */
export const postPaymentExport = file(
  ['text/csv', 'application/json'],
  rest({
    name: 'POST /payments/export',
    input: record({ ...wanted, format: SaveFormat }, narrowing),
    reply: FileReply,
  }),
)

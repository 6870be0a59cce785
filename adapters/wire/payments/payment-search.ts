import { ListName, PaymentFilterStatus, type PaymentQuery, SaveFormat } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql, rest } from '../call.ts'
import { list, nullable, record } from '../codec.ts'
import { file, FileReply } from '../file.ts'
import { count } from '../tolerant.ts'
import { mixedItem, mixedItemFields } from './shared.ts'

/** Required fields of a search. An empty `text` matches every item. */
const requiredFields = { list: ListName, text: t.string }

/**
 * Optional filters. `from` and `to` are milliseconds since 1970, inclusive. `least` and `most` are whole units of the price
 * currency, inclusive. `coin` is the code of the payment currency. `status` is a status label of the lists.
 */
const optionalFilters = {
  from: t.number,
  to: t.number,
  least: amountText,
  most: amountText,
  coin: t.string,
  status: PaymentFilterStatus,
}

/** Converts a query of the core to the input of the search. Omits filters that would match every item. */
export const toSearchInput = ({ list, text, from, to, least, most, coin, status }: PaymentQuery) => ({
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
 * Fetches a page of matching items, newest first. The call is not in the specification, so not every provider supports it.
 * In the input, `after` is the cursor of the previous page, and is missing for the first page. In the reply, `after` is the
 * cursor of the next page, or null. `total` is the number of all matching items.
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
        items {${mixedItemFields}
        }
      }
    }
  }`,
  input: record({ ...requiredFields, limit: t.number }, { ...optionalFilters, after: t.string }),
  reply: record({
    foundPayments: record({ items: list(mixedItem), after: nullable(t.string), total: count }),
  }),
})

/** Downloads all items that `FindPayments` would return, as a CSV file or a JSON array. */
export const postPaymentExport = file(
  ['text/csv', 'application/json'],
  rest({
    name: 'POST /payments/export',
    input: record({ ...requiredFields, format: SaveFormat }, optionalFilters),
    reply: FileReply,
  }),
)

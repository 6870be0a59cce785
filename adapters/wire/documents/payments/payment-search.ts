import { mixedItems } from './shared.ts'

/** A page of what is searched for: beyond the specification. */
export const findPayments = `query FindPayments(
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
}`

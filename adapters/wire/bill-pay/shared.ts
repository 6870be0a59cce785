import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { record } from '../codec.ts'
import { orNull } from '../tolerant.ts'
import { wholeList } from '../whole-list.ts'

/** Decodes a text. Any other value decodes as null. */
export const text = (): t.Type<string | null, unknown, unknown> => orNull(t.string)

/**
 * Bills to pay, with amounts in units of the currency. A single unreadable item fails the whole list. Otherwise the item
 * would be dropped, and the user would wrongly believe that the bill of this item was paid.
 */
export const payItems = wholeList(record({ accountId: t.string, amount: amountText, currency: t.string }))

import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { record } from '../codec.ts'
import { orNull } from '../tolerant.ts'
import { wholeList } from '../whole-list.ts'

/** A text, or null for anything else. */
export const text = (): t.Type<string | null, unknown, unknown> => orNull(t.string)

/**
 * The bills that are to be paid, and how much of each in whole units of the currency. All of them can be read or none is paid:
 * an item that is left out would be a bill that somebody takes for paid.
 */
export const payItems = wholeList(record({ accountId: t.string, amount: amountText, currency: t.string }))

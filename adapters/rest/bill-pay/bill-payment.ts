import type { BillInvoices } from '@paydeck/core'
import { either as E } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { getAddress } from '../../wire/bill-pay/bill-payment.ts'

/**
 * Implements `address` of the port `BillInvoices`, which requests the user's network address. Returns null if the call
 * fails, because the provider sees the address of each request anyway.
 */
export const restBillInvoices = (client: RestClient): Pick<BillInvoices, 'address'> => ({
  address: async () => {
    const answer = await client.call(getAddress)()()
    return E.isRight(answer) ? answer.right.ipAddress || null : null
  },
})

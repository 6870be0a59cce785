import type { BillInvoices } from '@paydeck/core'
import { either as E } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { getAddress } from '../../wire/bill-pay/bill-payment.ts'

/**
 * Implements the part of the port that uses REST. A failure counts as no address, because the provider sees the address
 * itself.
 */
export const restBillInvoices = (client: RestClient): Pick<BillInvoices, 'address'> => ({
  address: async () => {
    const answer = await client.call(getAddress)()()
    return E.isRight(answer) ? answer.right.ipAddress || null : null
  },
})

import { personas } from '@paydeck/sandbox/seed/personas'
import { expect, it } from 'vitest'
import { account, sandbox } from './running.ts'

const day = 86_400_000
const unsettledInvoices = ['paid', 'confirmed']
const unsettledBills = [null, 'pending', 'processing', 'refundable', 'refund_created', 'reversal_processing']

const small = personas.map(({ name }) => name).filter((name) => name !== 'heavy')

it.each(small)('in the demo account %s, every payment older than five days has a final status', async (persona) => {
  const { server } = await sandbox()
  const { userId } = await account(persona)
  const { queries, clock } = server.environment
  const rows = await queries.selectFrom('invoices').selectAll().where('userId', '=', userId).execute()
  const old = rows.filter(({ invoiceTime }) => invoiceTime < clock() - 5 * day)
  const waiting = old.filter(
    ({ status, exceptionStatus, bills }) =>
      (unsettledInvoices.includes(status) && exceptionStatus === null) ||
      bills.some((bill) => unsettledBills.includes(bill.status)),
  )
  expect(waiting.map(({ status, bills }) => [status, bills.map((bill) => bill.status)])).toEqual([])
})

it.each(small)('in the demo account %s, no merchant name and no biller name contains HTML markup', async (persona) => {
  const { server } = await sandbox()
  const { userId } = await account(persona)
  const { queries } = server.environment
  const named = await Promise.all(
    (['invoices', 'billAccounts'] as const).map((table) =>
      queries.selectFrom(table).select('merchantName').where('userId', '=', userId).execute(),
    ),
  )
  expect(named.flat().filter(({ merchantName }) => /[<>]/.test(merchantName))).toEqual([])
})

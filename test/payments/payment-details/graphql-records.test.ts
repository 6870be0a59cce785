import { graphqlInvoiceRecords } from '@paydeck/adapters/graphql/payments/payment-details'
import { malformed, rejected } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { json } from '../../transport/bench.ts'
import { provider, invoiceFromDto, invoiceDto } from '../provider-dtos.ts'

const { __typename: _, ...invoice } = invoiceDto('i1')
const extras = {
  confirmations: 2,
  targetConfirmations: 6,
  expiresAt: 1_700_000_900_000,
  history: [{ step: 'paid', at: 5 }],
}
const unknown = () => json({ errors: [{ message: 'Cannot query field "confirmations" on type "Invoice".' }] })

it('CALL-045 PAY-094 graphqlInvoiceRecords.find returns an invoice including its swap code, wallet and history', async () => {
  const { graphql, asked } = provider(() => ({ invoice: { ...invoice, ...extras, swapInfo: { code: 'SW-9' } } }))
  expect(await graphqlInvoiceRecords(graphql).find('i1')()).toEqual(
    E.right({ ...invoiceFromDto('i1'), ...extras, swapInfoCode: 'SW-9', walletName: 'Harbor' }),
  )
  expect(asked.map(({ name, variables }) => [name, variables])).toEqual([['GetInvoice', { invoiceId: 'i1' }]])
})

it('once the provider has rejected the optional fields, graphqlInvoiceRecords.find requests invoices without them', async () => {
  const { graphql, asked } = provider(({ document }) =>
    document.includes('confirmations') ? unknown() : { invoice: { ...invoice, selectedWallet: null } },
  )
  const records = graphqlInvoiceRecords(graphql)
  const plain = { confirmations: null, targetConfirmations: null, expiresAt: null, history: [] }
  const found = E.right({
    ...invoiceFromDto('i1', { selectedWallet: null }),
    ...plain,
    swapInfoCode: null,
    walletName: null,
  })
  expect(await records.find('i1')()).toEqual(found)
  expect(await records.find('i1')()).toEqual(found)
  expect(asked.map(({ document }) => document.includes('confirmations'))).toEqual([true, false, false])
})

it.each([
  ['is missing', () => json({ data: null, errors: [{ message: 'Not found.' }] }), rejected(200, 'Not found.')],
  ['has another id', () => ({ invoice: { ...invoice, id: 'i2' } }), malformed('GetInvoice: invoice.id')],
  ['has no id', () => ({ invoice: { ...invoice, id: null } }), malformed('GetInvoice: invoice.id')],
])('graphqlInvoiceRecords.find fails for an invoice that %s', async (_, answer, fault) => {
  expect(await graphqlInvoiceRecords(provider(answer).graphql).find('i1')()).toEqual(E.left(fault))
})

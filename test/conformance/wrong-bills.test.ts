import {
  type BillPaymentRecord,
  type BillAccount,
  type BillQuote,
  type Fault,
  type InvoiceItem,
  unsupported,
  type UnsupportedCall,
  rejected,
} from '@paydeck/core'
import {
  billConnectionsLaws,
  type BillConnectionsBench,
  billInvoicesLaws,
  type BillInvoicesBench,
  billQuotesLaws,
  billRecordsLaws,
  type BillRecordsBench,
} from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { accounts, item, items, record } from '../bill-pay/bills.ts'
import { amount } from '../cards/bench.ts'
import { describeWrongAdapters } from './run-laws.ts'

/** Behaviour of a correct adapter for bill records. Each deliberately wrong adapter overrides one entry. */
const recordOptions = {
  entity: 'ent_1' as string | null,
  /** Returns the listed bills. `_callNumber` is the number of the list call. */
  listed: (all: ReadonlyArray<BillAccount>, _callNumber: number) => all,
  payments: (all: ReadonlyArray<BillPaymentRecord>) => all,
}

const recordsBench =
  (over: Partial<typeof recordOptions> = {}) =>
  async (): Promise<BillRecordsBench> => {
    const options = { ...recordOptions, ...over }
    let all = [record(2, items), record(1, [item('a2')])]
    let callNumber = 0
    return {
      records: {
        user: TE.right({ isBillPayAvailable: true, methodEntityId: options.entity, methodVerified: true, pause: null }),
        accounts: TE.fromIO(() => options.listed(accounts, (callNumber += 1))),
        payments: TE.fromIO(() => options.payments(all)),
      },
      payTwoBills: async () => {
        all = [record(all.length + 1, items), ...all]
        return { invoice: `i${all.length}`, items }
      },
    }
  }

describeWrongAdapters('billRecordsLaws', billRecordsLaws, recordsBench(), {
  'records.user returns a methodEntityId for a user with bills.': recordsBench({ entity: null }),
  'records.accounts returns each bill once, in the same order on every call.': [
    recordsBench({ listed: (all) => [...all, ...all.slice(0, 1)] }),
    recordsBench({ listed: (all, callNumber) => (callNumber === 2 ? all.toReversed() : all) }),
  ],
  'records.payments returns each payment once, newest first, with at least one bill each.': [
    recordsBench({ payments: (all) => all.toReversed() }),
    recordsBench({ payments: (all) => [...all, ...all.slice(-1)] }),
    recordsBench({ payments: (all) => all.map((one) => ({ ...one, payments: [] })) }),
  ],
  'records.payments returns a new payment first, with the amount of each bill.': [
    recordsBench({ payments: (all) => all.slice(-2) }),
    recordsBench({ payments: (all) => all.map((one) => ({ ...one, payments: one.payments.slice(0, 1) })) }),
    recordsBench({ payments: (all) => all.map((one) => ({ ...one, invoice: null })) }),
  ],
})

/** Behaviour of a correct adapter for bill connections. Each deliberately wrong adapter overrides one entry. */
const connectionOptions = {
  token: (count: number): string => `t${count}`,
  result: (isNew: boolean): string => (isNew ? 'success' : 'invalid_token'),
  connectsAtOnce: false,
  connects: true,
}

const connectionsBench =
  (over: Partial<typeof connectionOptions> = {}) =>
  async (): Promise<BillConnectionsBench> => {
    const options = { ...connectionOptions, ...over }
    const found = new Set<string>()
    const connected: Array<string> = []
    let count = 0
    const connect = () => void (options.connects && connected.push(`a${connected.length + 1}`))
    return {
      connections: {
        token: () => TE.fromIO(() => options.token((count += 1))),
        exchange: (token) =>
          TE.fromIO(() => {
            const isNew = found.delete(token)
            if (isNew && !options.connectsAtOnce) connect()
            return options.result(isNew)
          }),
      },
      completeWidget: async (token) => {
        found.add(`found-${token}`)
        if (options.connectsAtOnce) connect()
        return `found-${token}`
      },
      connectedBillIds: async () => [...connected],
    }
  }

describeWrongAdapters('billConnectionsLaws', billConnectionsLaws, connectionsBench(), {
  'connections.token returns a different token on every call, in automatic and manual mode.': [
    connectionsBench({ token: () => 't1' }),
    connectionsBench({ token: (count) => `t${count % 3}` }),
    connectionsBench({ token: () => '' }),
  ],
  'connections.exchange connects the bill of an account token and returns "success".': [
    connectionsBench({ result: () => 'ok' }),
    connectionsBench({ connects: false }),
    connectionsBench({ connectsAtOnce: true }),
  ],
  'connections.exchange succeeds once per account token and never for an unknown token.': connectionsBench({
    result: () => 'success',
  }),
})

const quote: BillQuote = {
  bills: [
    { accountId: 'a1', fee: amount('1.00'), estimatedCompletionDate: null },
    { accountId: 'a2', fee: amount('0.50'), estimatedCompletionDate: null },
  ],
  fee: amount('1.50'),
  total: amount('33.84'),
  coins: [{ code: 'BTC', name: 'Bitcoin', amount: amount('0.0005'), networkCost: null, rate: amount('60000') }],
}

/** Behaviour of a correct adapter for bill invoices. Each deliberately wrong adapter overrides one entry. */
const invoiceOptions = {
  knowsKeys: true,
  comparesKeys: true,
  refuses: (isWrong: boolean): boolean => isWrong,
  quote: (original: BillQuote): BillQuote | UnsupportedCall => original,
  quotesMake: false,
}

const isWrong = (invoiceItems: ReadonlyArray<InvoiceItem>): boolean =>
  invoiceItems.length === 0 ||
  new Set(invoiceItems.map(({ accountId }) => accountId)).size < invoiceItems.length ||
  invoiceItems.some(({ accountId, amount: paid }) => !['a1', 'a2'].includes(accountId) || Number(paid) < 1)

const invoicesBench =
  (over: Partial<typeof invoiceOptions> = {}) =>
  async (): Promise<BillInvoicesBench> => {
    const options = { ...invoiceOptions, ...over }
    const byKey = new Map<string, { readonly words: string; readonly id: string }>()
    let count = 0
    const create = (invoiceItems: ReadonlyArray<InvoiceItem>, key: string): E.Either<Fault, string> => {
      if (options.refuses(isWrong(invoiceItems))) return E.left(rejected(422, 'No.'))
      const before = byKey.get(key)
      const words = JSON.stringify(invoiceItems)
      if (before !== undefined && options.comparesKeys && before.words !== words) return E.left(rejected(409, 'No.'))
      if (before !== undefined && options.knowsKeys) return E.right(before.id)
      count += 1
      byKey.set(key, { words, id: `i${count}` })
      return E.right(`i${count}`)
    }
    return {
      accountIds: ['a1', 'a2'],
      invoiceCount: async () => count,
      invoices: {
        address: async () => null,
        create: ({ items: invoiceItems, key }) => TE.fromIOEither(() => create(invoiceItems, key)),
      },
      quotes: {
        quote: (invoiceItems) =>
          TE.fromIOEither(() => {
            if (options.quotesMake) count += 1
            return options.refuses(isWrong(invoiceItems)) ? E.left(rejected(422, 'No.')) : E.right(options.quote(quote))
          }),
      },
    }
  }

describeWrongAdapters('billInvoicesLaws', billInvoicesLaws, invoicesBench(), {
  'invoices.create returns one invoice per key, even for parallel calls, and another for another key.': invoicesBench({
    knowsKeys: false,
  }),
  'invoices.create rejects a reused key with other bills or amounts.': invoicesBench({ comparesKeys: false }),
  'invoices.create rejects unknown or repeated bills, an empty list and amounts below one dollar.': invoicesBench({
    refuses: () => false,
  }),
})

describeWrongAdapters('billQuotesLaws', billQuotesLaws, invoicesBench(), {
  'quotes.quote returns each bill once and a total of all amounts plus the fee.': [
    invoicesBench({ quote: () => unsupported }),
    invoicesBench({ quote: (original) => ({ ...original, bills: original.bills.slice(1) }) }),
    invoicesBench({ quote: (original) => ({ ...original, total: amount('32.34') }) }),
    invoicesBench({ quote: (original) => ({ ...original, fee: amount('1.00'), total: amount('33.34') }) }),
  ],
  'quotes.quote returns each coin once, with an amount and a rate above zero.': [
    invoicesBench({ quote: (original) => ({ ...original, coins: [] }) }),
    invoicesBench({ quote: (original) => ({ ...original, coins: [...original.coins, ...original.coins] }) }),
    invoicesBench({
      quote: (original) => ({ ...original, coins: original.coins.map((coin) => ({ ...coin, amount: amount('0') })) }),
    }),
  ],
  'quotes.quote rejects an unknown bill and never creates an invoice.': [
    invoicesBench({ refuses: () => false }),
    invoicesBench({ quotesMake: true }),
  ],
})

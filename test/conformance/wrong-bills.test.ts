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
import { catches } from './obey.ts'

/** Behaviour of bill records. Each wrong adapter differs in one part. */
const known = {
  entity: 'ent_1' as string | null,
  /** Bills of the first response, of the second, and so on. */
  listed: (all: ReadonlyArray<BillAccount>, _look: number) => all,
  told: (all: ReadonlyArray<BillPaymentRecord>) => all,
}

const recordsBench =
  (over: Partial<typeof known> = {}) =>
  async (): Promise<BillRecordsBench> => {
    const made = { ...known, ...over }
    let all = [record(2, items), record(1, [item('a2')])]
    let look = 0
    return {
      records: {
        user: TE.right({ isBillPayAvailable: true, methodEntityId: made.entity, methodVerified: true, pause: null }),
        accounts: TE.fromIO(() => made.listed(accounts, (look += 1))),
        payments: TE.fromIO(() => made.told(all)),
      },
      payTwo: async () => {
        all = [record(all.length + 1, items), ...all]
        return { invoice: `i${all.length}`, items }
      },
    }
  }

catches('the laws of bill records', billRecordsLaws, recordsBench(), {
  'Whoever has bills is somebody at the bill provider.': recordsBench({ entity: null }),
  'Every bill is listed once, as long as nothing happens with the same words.': [
    recordsBench({ listed: (all) => [...all, ...all.slice(0, 1)] }),
    recordsBench({ listed: (all, look) => (look === 2 ? all.toReversed() : all) }),
  ],
  'Payments come newest first, each once, and each is of a bill.': [
    recordsBench({ told: (all) => all.toReversed() }),
    recordsBench({ told: (all) => [...all, ...all.slice(-1)] }),
    recordsBench({ told: (all) => all.map((one) => ({ ...one, payments: [] })) }),
  ],
  'What is paid comes first at the next look, with what each bill gets.': [
    recordsBench({ told: (all) => all.slice(-2) }),
    recordsBench({ told: (all) => all.map((one) => ({ ...one, payments: one.payments.slice(0, 1) })) }),
    recordsBench({ told: (all) => all.map((one) => ({ ...one, invoice: null })) }),
  ],
})

/** Behaviour of bill connections. Each wrong adapter differs in one part. */
const connecting = {
  token: (count: number): string => `t${count}`,
  word: (isNew: boolean): string => (isNew ? 'success' : 'invalid_token'),
  connectsAtOnce: false,
  connects: true,
}

const connectionsBench =
  (over: Partial<typeof connecting> = {}) =>
  async (): Promise<BillConnectionsBench> => {
    const made = { ...connecting, ...over }
    const found = new Set<string>()
    const connected: Array<string> = []
    let count = 0
    const connect = () => void (made.connects && connected.push(`a${connected.length + 1}`))
    return {
      connections: {
        token: () => TE.fromIO(() => made.token((count += 1))),
        exchange: (token) =>
          TE.fromIO(() => {
            const isNew = found.delete(token)
            if (isNew && !made.connectsAtOnce) connect()
            return made.word(isNew)
          }),
      },
      search: async (token) => {
        found.add(`found-${token}`)
        if (made.connectsAtOnce) connect()
        return `found-${token}`
      },
      connected: async () => [...connected],
    }
  }

catches('the laws of bill connections', billConnectionsLaws, connectionsBench(), {
  'No token is given twice, whichever way it is for.': [
    connectionsBench({ token: () => 't1' }),
    connectionsBench({ token: (count) => `t${count % 3}` }),
    connectionsBench({ token: () => '' }),
  ],
  'What was found is connected by the exchange of its token, which is told by one word.': [
    connectionsBench({ word: () => 'ok' }),
    connectionsBench({ connects: false }),
    connectionsBench({ connectsAtOnce: true }),
  ],
  'A token is exchanged once: the second time, and for one that was never given, comes another word.': connectionsBench(
    {
      word: () => 'success',
    },
  ),
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

/** Behaviour of bill invoices. Each wrong adapter differs in one part. */
const invoicing = {
  knowsKeys: true,
  comparesKeys: true,
  refuses: (isWrong: boolean): boolean => isWrong,
  quote: (told: BillQuote): BillQuote | UnsupportedCall => told,
  quotesMake: false,
}

const isWrong = (asked: ReadonlyArray<InvoiceItem>): boolean =>
  asked.length === 0 ||
  new Set(asked.map(({ accountId }) => accountId)).size < asked.length ||
  asked.some(({ accountId, amount: paid }) => !['a1', 'a2'].includes(accountId) || Number(paid) < 1)

const invoicesBench =
  (over: Partial<typeof invoicing> = {}) =>
  async (): Promise<BillInvoicesBench> => {
    const made = { ...invoicing, ...over }
    const byKey = new Map<string, { readonly words: string; readonly id: string }>()
    let count = 0
    const create = (asked: ReadonlyArray<InvoiceItem>, key: string): E.Either<Fault, string> => {
      if (made.refuses(isWrong(asked))) return E.left(rejected(422, 'No.'))
      const before = byKey.get(key)
      const words = JSON.stringify(asked)
      if (before !== undefined && made.comparesKeys && before.words !== words) return E.left(rejected(409, 'No.'))
      if (before !== undefined && made.knowsKeys) return E.right(before.id)
      count += 1
      byKey.set(key, { words, id: `i${count}` })
      return E.right(`i${count}`)
    }
    return {
      accountIds: ['a1', 'a2'],
      made: async () => count,
      invoices: {
        address: async () => null,
        create: ({ items: asked, key }) => TE.fromIOEither(() => create(asked, key)),
      },
      quotes: {
        quote: (asked) =>
          TE.fromIOEither(() => {
            if (made.quotesMake) count += 1
            return made.refuses(isWrong(asked)) ? E.left(rejected(422, 'No.')) : E.right(made.quote(quote))
          }),
      },
    }
  }

catches('the laws of bill invoices', billInvoicesLaws, invoicesBench(), {
  'The same key is the same invoice, also where it is sent twice at once; another key is another one.': invoicesBench({
    knowsKeys: false,
  }),
  'A key is Rejected for other bills or amounts.': invoicesBench({ comparesKeys: false }),
  'A bill that is not the user’s, one paid twice at once, none at all and less than a dollar are Rejected.':
    invoicesBench({ refuses: () => false }),
})

catches('the laws of quotes of bill payments', billQuotesLaws, invoicesBench(), {
  'A quote is of every bill once, and its total is what the bills get with the fee.': [
    invoicesBench({ quote: () => unsupported }),
    invoicesBench({ quote: (told) => ({ ...told, bills: told.bills.slice(1) }) }),
    invoicesBench({ quote: (told) => ({ ...told, total: amount('32.34') }) }),
    invoicesBench({ quote: (told) => ({ ...told, fee: amount('1.00'), total: amount('33.34') }) }),
  ],
  'It has coins, each once, with an amount and a rate above zero.': [
    invoicesBench({ quote: (told) => ({ ...told, coins: [] }) }),
    invoicesBench({ quote: (told) => ({ ...told, coins: [...told.coins, ...told.coins] }) }),
    invoicesBench({
      quote: (told) => ({ ...told, coins: told.coins.map((coin) => ({ ...coin, amount: amount('0') })) }),
    }),
  ],
  'What cannot be paid is Rejected, and nothing is made by a quote.': [
    invoicesBench({ refuses: () => false }),
    invoicesBench({ quotesMake: true }),
  ],
})

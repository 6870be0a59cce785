import { InvoiceFlowStatus, isPayDisabled, initialInvoiceState, selectedTotal } from '@paydeck/core/bill-pay'
import { rejected, unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { billUser as user } from '../bench.ts'
import { benchAt, bill, recordOf } from './bench.ts'

/**
 * Events of a bill payment, which the test runs in any order: user actions, responses, window events, the passing of time,
 * and the end of the session.
 */
const steps = [
  'open one',
  'open all',
  'leave',
  'press b1',
  'press b2',
  'type 0.50',
  'type 20',
  'clear',
  'pay',
  'created',
  'refused',
  'no answer',
  'opened',
  'paid',
  'confirmed',
  'expired',
  'foreign paid',
  'old paid',
  'old closed',
  'closed',
  'blocked',
  'show',
  'read',
  'read paid',
  'not read',
  'bills',
  'pause',
  'dismiss',
  'soon',
  'sign out',
] as const
type Step = (typeof steps)[number]
type Bench = ReturnType<typeof benchAt>

/**
 * Request for the status of an invoice. `isCheck` is true if the window was closed, and the app checks whether the invoice
 * was paid.
 */
interface Read {
  readonly isCheck: boolean
  readonly bills: number
  isAnswered: boolean
  /** True if the window of the paid invoice is closed. */
  isOver: boolean
}

/** Model that predicts the outcome from the windows and responses. */
interface Model {
  /** Invoice that is being paid. Its payment window is open, or was blocked by the browser. */
  present: { readonly id: string; read: Read | null; isBlocked: boolean; readonly bills: number } | null
  readonly reads: Array<Read>
  invoices: number
  /**
   * Three counters: `home` counts navigations to home, `listed` counts payments added to the list, and `tracked` counts
   * bills reported to analytics.
   */
  home: number
  listed: number
  tracked: number
}

const amountSteps: Readonly<Partial<Record<Step, (bench: Bench) => void>>> = {
  'press b1': ({ paying }) => paying.press({ accountId: 'b1', option: 'minimumPayment' }),
  'press b2': ({ paying }) => paying.press({ accountId: 'b2', option: 'currentBalance' }),
  'type 0.50': ({ paying }) => paying.type({ accountId: 'b2', text: '0.50' }),
  'type 20': ({ paying }) => paying.type({ accountId: 'b2', text: '20' }),
  clear: ({ paying }) => paying.clear(),
}

const others: Readonly<Partial<Record<Step, (bench: Bench) => unknown>>> = {
  'open one': ({ paying }) => paying.open('b1'),
  'open all': ({ paying }) => paying.open(null),
  leave: ({ paying }) => paying.leave(),
  bills: ({ bills }) =>
    bills.update((now) => ({ ...now, accounts: now.accounts.length === 2 ? [bill('b1')] : [bill('b1'), bill('b2')] })),
  pause: ({ bills }) =>
    bills.update((now) => ({ ...now, user: { ...user, pause: now.user?.pause ? null : { until: null } } })),
  dismiss: ({ paying }) => paying.dismiss(),
  'sign out': ({ stores }) => stores.resetAll(),
}

/** Steps that change the amounts or the screen. After such a step, the app abandons an invoice whose window was blocked. */
const givesUp: ReadonlyArray<Step> = ['open one', 'open all', 'leave', ...(Object.keys(amountSteps) as Array<Step>)]

const checkOf = (bills: number): Read => ({ isCheck: true, bills, isAnswered: false, isOver: false })

const makeRun = (bench: Bench, model: Model) => {
  const isBusy = (): boolean => bench.state().isCreating || bench.state().invoice.id !== null
  const close = async (): Promise<void> => {
    const { present } = model
    if (present === null || present.isBlocked) return
    model.present = null
    const { read: request, bills } = present
    if (request === null) {
      model.reads.push(checkOf(bills))
    } else {
      request.isOver = true
      model.home += 1
      model.listed += 1
      if (request.isAnswered) model.tracked += bills
    }
    await bench.emit({ kind: 'closed' })
  }
  const postStatus = async (status: string, over = {}): Promise<void> => {
    const { present } = model
    if (present === null || present.isBlocked) return
    const counts = ['paid', 'confirmed'].includes(status) && Object.keys(over).length === 0
    if (counts && present.read === null) {
      present.read = { ...checkOf(present.bills), isCheck: false }
      model.reads.push(present.read)
    }
    await bench.postStatus(status, undefined, over)
  }
  const read = async (reply: Parameters<Bench['record']>[0], isPaid: boolean): Promise<void> => {
    const request = model.reads.shift()
    if (request !== undefined) request.isAnswered = true
    if (request?.isCheck === true && isPaid) {
      model.tracked += request.bills
      model.listed += 1
      if (!isBusy()) model.home += 1
    }
    if (request?.isOver === true) model.tracked += request.bills
    await bench.record(reply)
  }
  const pay = async (): Promise<void> => {
    const { invoice, screen } = bench.state()
    const [busy, made] = [isBusy(), bench.invoiceRequests.length]
    const { accounts, user: known } = bench.bills.get()
    const amounts = [...invoice.selectedInvoices.values()]
    const isPayable = amounts.length > 0 && amounts.every(({ amount, error }) => amount !== null && error === null)
    bench.paying.pay()
    await settle()
    if (model.present !== null) model.present.isBlocked = false
    const createsInvoice = !busy && known?.pause === null && screen !== null && isPayable
    expect([bench.invoiceRequests.length - made, bench.state().isCreating]).toEqual([
      createsInvoice ? 1 : 0,
      createsInvoice || (busy && bench.state().isCreating),
    ])
    for (const { items } of bench.invoiceRequests.slice(made)) {
      expect(items.every(({ accountId }) => accounts.some(({ id, isPayable }) => id === accountId && isPayable))).toBe(
        true,
      )
    }
  }
  const responses: Readonly<Partial<Record<Step, () => Promise<void>>>> = {
    pay,
    created: async () => {
      if (bench.state().isCreating) {
        model.invoices += 1
        model.present = {
          id: `i${model.invoices}`,
          read: null,
          isBlocked: false,
          bills: bench.invoiceRequests.at(-1)?.items.length ?? 0,
        }
      }
      await bench.invoice(E.right(`i${model.invoices}`))
    },
    refused: () => bench.invoice(E.left(rejected(422, 'No'))),
    'no answer': () => bench.invoice(E.left(unreachable)),
    opened: async () => {
      if (model.present?.isBlocked === false) await bench.emit({ kind: 'opened' })
    },
    paid: () => postStatus('paid'),
    confirmed: () => postStatus('confirmed'),
    expired: () => postStatus('expired'),
    'foreign paid': () => postStatus('paid', { origin: 'https://evil.example' }),
    'old paid': () => bench.postStatus('paid', bench.windows.length - 2),
    'old closed': () => bench.emit({ kind: 'closed' }, bench.windows.length - 2),
    closed: close,
    blocked: async () => {
      const { present } = model
      // Ignores the step if the window has posted a status: the browser cannot have blocked such a window.
      if (present === null || present.read !== null || bench.status() !== 'id_created') return
      present.isBlocked = true
      await bench.emit({ kind: 'blocked' })
    },
    show: async () => {
      bench.paying.showWindow()
      if (model.present !== null) model.present.isBlocked = false
      await settle()
    },
    read: () => read(E.right(recordOf('new')), false),
    'read paid': () => read(E.right(recordOf('complete')), true),
    'not read': () => read(E.left(unreachable), false),
  }
  return async (step: Step): Promise<void> => {
    const [chosen, busy] = [bench.chosen(), isBusy()]
    if (model.present?.isBlocked === true && givesUp.includes(step)) {
      model.reads.push(checkOf(model.present.bills))
      model.present = null
    } else if (busy && step in amountSteps) {
      amountSteps[step]?.(bench)
      expect(bench.chosen()).toEqual(chosen)
      return
    }
    const answer = responses[step]
    if (answer === undefined) (others[step] ?? amountSteps[step])?.(bench)
    else await answer()
    if (step === 'soon') await bench.clock.advance(500)
    await settle()
  }
}

/** Checks the rules that hold in every state. */
const expectInvariants = (bench: Bench, model: Model): void => {
  const { invoice, isCreating, shown } = bench.state()
  const { status, id, selectedInvoices } = invoice
  expect(status === null || InvoiceFlowStatus.is(status)).toBe(true)
  // The state never has the status "success", which exists only for a moment inside the flow.
  expect(status).not.toBe('success')
  expect(id).toBe(model.present?.id ?? null)
  expect(status === 'invoice_paid').toBe((model.present?.read ?? null) !== null)
  expect(shown === 'blocked').toBe(model.present?.isBlocked === true)
  expect(shown === 'closed').toBe(model.present === null)
  // BILL-146: the app navigates to home as often as the model predicts, and not more often.
  expect([bench.wentTo.length, bench.added.length, bench.tracked.length]).toEqual([
    model.home,
    model.listed,
    model.tracked,
  ])
  // The screen shows every bill that is selected for payment.
  if (id === null && !isCreating) {
    const { screen } = bench.state()
    const shownIds = screen === null ? [] : screen.accountId === null ? ['b1', 'b2'] : [screen.accountId]
    expect([...selectedInvoices.keys()].filter((one) => !shownIds.includes(one))).toEqual([])
  }
  expect(bench.reserved() === 'open').toBe(isCreating)
  expect(invoice.shouldClearSelected).toBe(false)
  if (status === 'invalid_amount') expect(isPayDisabled(selectedTotal(selectedInvoices), status)).toBe(true)
  expect(new Set(bench.windows.map((one) => one.id)).size).toBe(model.invoices)
}

const play = async (list: ReadonlyArray<Step>): Promise<void> => {
  const bench = benchAt([bill('b1'), bill('b2')])
  const model: Model = { present: null, reads: [], invoices: 0, home: 0, listed: 0, tracked: 0 }
  const run = makeRun(bench, model)
  for (const step of list) {
    // eslint-disable-next-line no-await-in-loop -- the order matters
    await run(step)
    if (step === 'sign out') {
      expect(bench.state()).toMatchObject({
        invoice: initialInvoiceState,
        shown: 'closed',
        isCreating: false,
        paid: null,
      })
      return
    }
    expectInvariants(bench, model)
  }
  // Resolves all pending calls and closes all windows, so that the flow ends.
  const rest: ReadonlyArray<Step> = ['refused', 'show', 'closed', ...model.reads.map(() => 'read' as const), 'read']
  for (const step of rest) {
    // eslint-disable-next-line no-await-in-loop -- as above
    await run(step)
    expectInvariants(bench, model)
  }
  await bench.clock.advance(10_000)
  expect(bench.state()).toMatchObject({ isCreating: false, shown: 'closed', invoice: { id: null } })
  expect([null, 'invoice_closed', 'failed', 'invalid_amount']).toContain(bench.status())
}

const lists = fc.array(fc.constantFrom(...steps), { maxLength: 25, size: 'max' })

/** Sequences of steps that begin by opening a payment window, so that most later steps have an effect. */
const afterOpening = lists.map((list): ReadonlyArray<Step> => ['open one', 'pay', 'created', 'opened', ...list])

/** Rare sequences of steps that once caused a fault, or could cause one. */
const rareOrders: ReadonlyArray<ReadonlyArray<Step>> = [
  // The app learns that an invoice was paid while the user is paying another invoice. It must not navigate to home.
  ['open one', 'pay', 'created', 'opened', 'closed', 'pay', 'read paid', 'created', 'paid', 'closed', 'read'],
]

it('BILL-139 BILL-146 BILL-154 paying bills keeps its invariants in 2,000 random orders of presses and responses', async () => {
  await fc.assert(fc.asyncProperty(fc.oneof(lists, afterOpening, afterOpening, afterOpening), play), {
    numRuns: 2000,
    examples: rareOrders.map((list) => [list]),
  })
}, 60_000)

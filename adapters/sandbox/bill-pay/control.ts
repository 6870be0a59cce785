import { nullable, record } from '@paydeck/adapters/wire/codec'
import * as t from 'io-ts'
import { type ControlPart, get, type ControlContext, post } from '../control/part.ts'
import { html, type Markup, options } from '../kernel/html.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { minute } from '../kernel/seeded-random.ts'
import { billsOf, isPayableNow, ownBill, pauseOf, payerOf, paymentStatusOf } from './bill-accounts.ts'
import { billInvoices, invoiceOfBill, moveBill } from './bill-records.ts'
import { billMoves, isBillMove } from './bill-steps.ts'
import { businessDaysAfter } from './business-days.ts'
import { timeFrom } from './control-fields.ts'
import { syncedAt } from './liabilities.ts'
import type { BillAccount } from './tables.ts'

export { billFields, changeBills } from './control-fields.ts'

type Change = Partial<
  Pick<BillAccount, 'isPayable' | 'needsReconnect' | 'isUnavailable' | 'activatesAt' | 'sync' | 'syncedAt' | 'status'>
>

/** States that the control page can set on a connected bill. */
const states = {
  fine: {
    label: 'No problems',
    change: (): Change => ({
      isPayable: true,
      needsReconnect: false,
      isUnavailable: false,
      activatesAt: null,
      sync: 'current',
      syncedAt: null,
    }),
  },
  stale: { label: 'Data is stale', change: (row, now) => ({ sync: 'stale', syncedAt: syncedAt(row, [], now) ?? now }) },
  unknown: { label: 'No data', change: () => ({ sync: 'unknown', syncedAt: null }) },
  unpayable: { label: 'Not payable', change: () => ({ isPayable: false }) },
  reconnect: {
    label: 'Needs to reconnect',
    change: (row, now) => ({ needsReconnect: true, sync: 'stale', syncedAt: syncedAt(row, [], now) ?? now }),
  },
  activating: { label: 'Connection pending', change: (_row, now) => ({ activatesAt: businessDaysAfter(now, 3) }) },
  unavailable: { label: 'Payments unavailable', change: () => ({ isUnavailable: true }) },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly change: (row: BillAccount, now: number) => Change }>
>
type State = keyof typeof states

const isState = (name: string): name is State => Object.hasOwn(states, name)

const changeState = async (context: ControlContext, id: string, name: string): Promise<void> => {
  if (!isState(name)) return refuse(400, 'Unknown state.')
  const { database, user, now } = context
  const row = await ownBill(context, user, id)
  await database.updateTable('billAccounts').set(states[name].change(row, now())).where('id', '=', row.id).execute()
}

/** Pauses or resumes the provider for the account. A pause without `minutes` has no fixed end. */
const pause = async (
  { database, user, now }: ControlContext,
  isPaused: boolean,
  minutes: number | null,
): Promise<void> => {
  const until = minutes === null ? null : timeFrom(now(), minutes, minute)
  const set = { isPaused, pausedUntil: isPaused ? until : null }
  await database
    .insertInto('billPayers')
    .values({ userId: user.id, entityId: null, ...set })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(set))
    .execute()
}

type RunDueWork = (context: ControlContext) => Promise<void>

const move = async (runDueWork: RunDueWork, context: ControlContext, id: string, name: string): Promise<void> => {
  if (!isBillMove(name)) return refuse(400, 'Unknown move.')
  await runDueWork(context)
  if ((await invoiceOfBill(context, context.user.id, id)) === null) notFound()
  if (!(await moveBill(context, context.user, { id, move: name })))
    refuse(422, "This bill payment's status doesn't allow this move.")
}

/** Returns the newest bill payments, one row per bill. */
const paidBills = async ({ database, user }: ControlContext, most: number) => {
  const rows = await billInvoices(database, user.id)
    .select(['id', 'status', 'bills', 'ipAddress'])
    .orderBy('invoiceTime', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.flatMap(({ id, status: invoiceStatus, ipAddress, bills }) =>
    bills.map(({ partnerPaymentId, partnerAccountId, merchantName, amount, convenienceFee, status, due = null }) => ({
      id: partnerPaymentId,
      invoiceId: id,
      invoiceStatus,
      accountId: partnerAccountId,
      merchantName,
      amount,
      convenienceFee,
      status,
      due,
      ipAddress,
    })),
  )
}

/** `id` is the `partnerPaymentId` of a bill payment, and `move` is a key of `billMoves`. */
const Move = record({ id: t.string, move: t.string })
/** `state` is a key of `states`. */
const StateChange = record({ id: t.string, state: t.string })
const Pause = record({ isPaused: t.boolean }, { minutes: nullable(t.number) })

/** Makes the controls of bills and bill payments. `runDueWork` brings the account's payments up to date. */
export const makeBillPayControl = (runDueWork: RunDueWork): ControlPart => ({
  api: [
    get('bills', async (context) => {
      const now = context.now()
      const rows = await billsOf(context, context.user)
      return {
        bills: rows.map((row) => ({
          id: row.id,
          merchantName: row.merchantName,
          mask: row.mask,
          isPayable: isPayableNow(row, now),
          paymentStatus: paymentStatusOf(row, now),
          needsReconnect: row.needsReconnect,
        })),
      }
    }),
    post('bills/state', StateChange, (context, { id, state }) => changeState(context, id, state)),
    get('bill-payments', async (context) => {
      await runDueWork(context)
      return { payments: await paidBills(context, 100) }
    }),
    post('bill-payments/move', Move, (context, { id, move: name }) => move(runDueWork, context, id, name)),
    post('bill-pause', Pause, (context, { isPaused, minutes = null }) => pause(context, isPaused, minutes)),
  ],
  forms: [
    { path: 'bill-states', run: (context, field) => changeState(context, field('id'), field('state')) },
    { path: 'bill-moves', run: (context, field) => move(runDueWork, context, field('id'), field('move')) },
    { path: 'bill-pause', run: (context, field) => pause(context, field('isPaused') === 'yes', null) },
  ],
})

const accountsForm = (accounts: ReadonlyArray<BillAccount>): Markup => html`
<form method="post" action="/sandbox/page/bill-states">
<label>Bill<select name="id">${options(accounts.map(({ id, merchantName, mask }) => [id, `${merchantName} ${mask}`]))}</select></label>
<label>New state<select name="state">${options(Object.entries(states).map(([name, { label }]) => [name, label]))}</select></label>
<button class="secondary">Change bill</button></form>`

const movesForm = (paid: Awaited<ReturnType<typeof paidBills>>): Markup => html`
<form method="post" action="/sandbox/page/bill-moves">
<label>Bill payment<select name="id">${options(paid.map(({ id, amount, merchantName, status }) => [id, `$${amount} ${merchantName}, ${status ?? 'not started'}`]))}</select></label>
<label>Action<select name="move">${options(Object.entries(billMoves).map(([name, { label }]) => [name, label]))}</select></label>
<button class="secondary">Change bill payment</button></form>`

/** Renders the account's bills and payments with the actions on each. */
export const billPayPanel = async (context: ControlContext): Promise<Markup> => {
  const accounts = await billsOf(context, context.user)
  const paid = await paidBills(context, 30)
  const isPaused = pauseOf(await payerOf(context, context.user), context.now()) !== null
  return html`
<section class="panel moves" aria-labelledby="bills"><h2 id="bills">Bills</h2>
<p class="quiet">We send payments Monday to Friday at 10:30 AM, 1:30 PM and 4:30 PM (UTC-6). They settle two business days later.</p>
${accounts.length === 0 ? html`<p class="quiet">No bills connected.</p>` : accountsForm(accounts)}
${paid.length === 0 ? null : movesForm(paid)}
<form method="post" action="/sandbox/page/bill-pause"><input type="hidden" name="isPaused" value="${isPaused ? 'no' : 'yes'}">
<button class="secondary">${isPaused ? 'Resume bill payments' : 'Pause bill payments'}</button></form></section>`
}

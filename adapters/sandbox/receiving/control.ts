import { list, record } from '@paydeck/adapters/wire/codec'
import * as t from 'io-ts'
import { type Mail, sendMail } from '../account/mails.ts'
import type { User } from '../account/tables.ts'
import { hasHidden } from '../calls/hidden-characters.ts'
import { type ChangeContext, type ControlPart, get, mostRows, type ControlContext, post } from '../control/part.ts'
import { insertInBatches } from '../database/batches.ts'
import { html, type Markup, options } from '../kernel/html.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { minute } from '../kernel/seeded-random.ts'
import { centsOf, dollars } from '../money/amounts.ts'
import { movePayout } from './due-payouts.ts'
import { executePayouts, heldPayoutsOf, holds, requestPayout } from './held-payouts.ts'
import { makeInvite } from './payout-invites.ts'
import { checkedLabel } from './recipients.ts'
import { insertPayouts, generatePayout } from './seed.ts'
import { approveWallets } from './wallet-approval.ts'

const payout = record(
  {},
  {
    merchantName: t.string,
    /** Decimal text in US dollars. */
    amount: t.string,
    /** Payout status of the provider, such as "pending" or "paid". Other texts are allowed. */
    status: t.string,
    /** Number of transactions of the payout. */
    transactions: t.number,
    minutesAgo: t.number,
  },
)

export const payoutFields = {
  payors: list(t.string),
  /**
   * Number of payouts of the first payor. If 0, no payor belongs to a payout profile, as if the user had not accepted any
   * payor.
   */
  payouts: t.number,
  /**
   * Payouts that replace the existing ones. Each payout may name any payor. All payouts go to the user's first wallet
   * address.
   */
  payoutList: list(payout),
}
const PayoutFields = record({}, payoutFields)

const mostParts = 20

/** Replaces the user's payouts. The list starts with the newest payout. */
const replacePayouts = async (
  { queries, now }: ChangeContext,
  userId: string,
  input: ReadonlyArray<t.TypeOf<typeof payout>>,
): Promise<void> => {
  await queries.deleteFrom('payouts').where('userId', '=', userId).execute()
  const rows = input.slice(0, mostRows).map((one, index) => {
    const { merchantName: name = 'Lumen Payroll', amount = '1500.00', status = 'paid' } = one
    const { transactions = 1, minutesAgo = (index + 1) * 60 } = one
    const parts = Math.max(1, Math.min(mostParts, Math.trunc(transactions)))
    const at = Math.round(now - minutesAgo * minute)
    return generatePayout({ userId, index, at, now }, { id: null, name }, { cents: centsOf(amount), status, parts })
  })
  await insertInBatches(queries, 'payouts', rows)
}

/** Replaces the user's payors and payouts. Omitted fields change nothing. */
export const changePayouts = async (
  changing: ChangeContext,
  { id: userId }: User,
  { payors, payouts, payoutList }: t.TypeOf<typeof PayoutFields>,
): Promise<void> => {
  if (payors !== undefined || payouts !== undefined) await replacePayors(changing, userId, { payors, payouts })
  if (payoutList !== undefined) await replacePayouts(changing, userId, payoutList)
}

const replacePayors = async (
  { queries, now }: ChangeContext,
  userId: string,
  { payors, payouts }: { readonly payors?: ReadonlyArray<string> | undefined; readonly payouts?: number | undefined },
): Promise<void> => {
  for (const table of ['payouts', 'payors', 'payoutProfiles', 'wallets'] as const) {
    await queries.deleteFrom(table).where('userId', '=', userId).execute()
  }
  const seed = { payors: payors ?? ['Lumen Payroll'], payouts: Math.min(payouts ?? 0, mostRows) }
  await insertPayouts(queries, userId, seed, now)
}

const isAddress = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text) && !hasHidden(text)

const inviteMail = (payorName: string, recipient: string, link: string): Mail => ({
  subject: `${payorName} wants to pay you`,
  body: `${payorName} invites ${recipient} to receive payouts. Accept within 14 days: ${link}`,
})

/** Sends an invite in the name of a payor. The control page shows the mail among the mails of the controlled account. */
const sendInvite = async (
  { database, random, sealing, now, origin, user }: ControlContext,
  input: { readonly payor: string; readonly email: string | undefined; readonly isExpired: boolean },
): Promise<{ readonly token: string; readonly link: string }> => {
  const payorName = checkedLabel(input.payor)
  const recipient = input.email?.trim().toLowerCase() || user.email
  if (!isAddress(recipient)) refuse(422, 'Enter a valid email address.')
  return database.transaction().execute(async (transaction) => {
    const means = { database: transaction, random, sealing, now }
    const token = await makeInvite(means, { recipient, payorName, isExpired: input.isExpired })
    const link = `${origin}/id?accept-invite-payload=${token}`
    await sendMail(means, { id: user.id, email: recipient }, inviteMail(payorName, recipient, link))
    return { token, link }
  })
}

/** Approves all addresses and senders of the account, and executes the payouts that were held for them. */
const approveAddresses = async (context: ControlContext): Promise<void> => {
  await approveWallets(context.database, context.user.id)
  await executePayouts(context, context.user)
}

/** `email` defaults to the email address of the account. */
const Invite = record({ payor: t.string }, { email: t.string, isExpired: t.boolean })
const Payout = record({ payor: t.string, amount: t.string })
/** `move` is the action on the payout, a key of `payoutMoves`. */
const PayoutMove = record({ id: t.string, move: t.string })

const payoutMoves = { confirm: 'Confirm', fail: 'Fail' } as const

/** Marks a pending payout as confirmed or failed. */
const move = async (context: ControlContext, id: string, name: string): Promise<void> => {
  if (name !== 'confirm' && name !== 'fail') return refuse(400, 'Unknown move.')
  if (!(await movePayout(context, { userId: context.user.id, id, move: name }))) notFound()
}

/** Control page actions that simulate payors and the provider. */
export const receivingControl = {
  api: [
    post('payout-invites', Invite, (context, { payor, email, isExpired = false }) =>
      sendInvite(context, { payor, email, isExpired }),
    ),
    { method: 'POST', path: 'addresses/approve', run: approveAddresses },
    // The response contains the reason why the payout is held, or null if the sandbox executed it.
    post('payouts', Payout, (context, { payor: payorName, amount }) =>
      requestPayout(context, context.user, { payorName, amount }),
    ),
    post('payouts/move', PayoutMove, (context, { id, move: name }) => move(context, id, name)),
    get('payouts', async (context) => {
      const held = await heldPayoutsOf(context, context.user)
      return { held: held.map(({ id, payorName: payor, hold }) => ({ id, payor, hold })) }
    }),
  ],
  forms: [
    {
      path: 'payout-invites',
      run: (context, field) => {
        const isExpired = field('validity') === 'expired'
        return sendInvite(context, { payor: field('payor'), email: field('email'), isExpired })
      },
    },
    { path: 'addresses', run: approveAddresses },
    { path: 'payout-moves', run: (context, field) => move(context, field('id'), field('move')) },
    {
      path: 'payouts',
      run: (context, field) =>
        requestPayout(context, context.user, { payorName: field('payor'), amount: field('amount') }),
    },
  ],
  runDueWork: (context) => executePayouts(context, context.user),
} as const satisfies ControlPart

const validities = [
  ['', 'for 14 days'],
  ['expired', 'expired'],
] as const

/** Pattern of a positive amount in dollars and cents. */
const amountPattern = '(?=.*[1-9])\\d{1,8}(\\.\\d{1,2})?'

type Held = Awaited<ReturnType<typeof heldPayoutsOf>>

const waiting = (held: Held): Markup =>
  html`<ul class="people">${held.map(({ payorName, fiatCents, hold }) => html`<li><div><b>$${dollars(fiatCents)} from ${payorName}</b><span>waiting for ${hold === null ? 'nothing' : holds[hold]}</span></div></li>`)}</ul>`

const payOut = (payors: ReadonlyArray<string>): Markup => html`
<form method="post" action="/sandbox/page/payouts">
<label>Sender<select name="payor">${options(payors.map((name) => [name, name]))}</select></label>
<label>US dollars<input name="amount" inputmode="decimal" value="250.00" required pattern="${amountPattern}" title="Dollars and cents, such as 18.40"></label>
<button>Send payout</button></form>`

const pendingPayouts = async ({ database, user }: ControlContext): Promise<Markup | null> => {
  const rows = await database
    .selectFrom('payouts')
    .select(['id', 'merchantName', 'fiatAmount'])
    .where('userId', '=', user.id)
    .where('status', '=', 'pending')
    .orderBy('happenedAt', 'desc')
    .orderBy('id')
    .limit(30)
    .execute()
  const choices = rows.map(({ id, merchantName, fiatAmount }) => [id, `$${fiatAmount} from ${merchantName}`] as const)
  return choices.length === 0
    ? null
    : html`<form method="post" action="/sandbox/page/payout-moves">
<label>Pending payout<select name="id">${options(choices)}</select></label>
<label>Action<select name="move">${options(Object.entries(payoutMoves))}</select></label>
<button class="secondary">Apply</button></form>`
}

/**
 * Renders the section of the control page about payouts. `recipient` is a form that changes the account's verification for
 * payouts.
 */
export const receivingPanel = async (context: ControlContext, recipient: Markup): Promise<Markup> => {
  const { database, user } = context
  const payors = await database
    .selectFrom('payors')
    .select('name')
    .distinct()
    .where('userId', '=', user.id)
    .orderBy('name')
    .execute()
  const held = await heldPayoutsOf(context, user)
  return html`
<section class="panel moves" aria-labelledby="payouts"><h2 id="payouts">Payouts to this account</h2>
<form method="post" action="/sandbox/page/payout-invites">
<label>Sender<input name="payor" value="Harbor Freight Pay" required maxlength="64" pattern=".*\\S.*" title="Enter a name"></label>
<label>Email<input name="email" type="email" value="${user.email}" required maxlength="254"></label>
<label>Valid<select name="validity">${options(validities)}</select></label>
<button>Send invite</button></form>${recipient}
<form method="post" action="/sandbox/page/addresses"><button class="secondary">Approve addresses</button></form>
${payors.length === 0 ? html`<p class="quiet">No senders yet. Send an invite, then accept it with the link in the email.</p>` : payOut(payors.map(({ name }) => name))}
${held.length === 0 ? null : waiting(held)}${await pendingPayouts(context)}</section>`
}

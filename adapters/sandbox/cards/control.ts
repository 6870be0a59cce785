import { nullable, record } from '@paydeck/adapters/wire/codec'
import { MerchantCategory } from '@paydeck/core/model'
import * as t from 'io-ts'
import { type ControlPart, get, type ControlContext, post } from '../control/part.ts'
import { html, type Markup, options } from '../kernel/html.ts'
import { refuse } from '../kernel/refusals.ts'
import { type CardMove, runDueCardWork, moveTransaction, transactionsOf } from './card-moves.ts'
import { type CardPurchase, useCard } from './card-uses.ts'
import { isInUse } from './own-card.ts'

export { cardFields, changeCards } from './control-fields.ts'

const amountOf = (text: string): string =>
  /^(?=.*[1-9])\d{1,7}(\.\d{1,2})?$/.test(text)
    ? text
    : refuse(422, 'Enter the amount in dollars and cents, such as "18.40".')

const textOf = (text: string): string => {
  const trimmed = text.trim()
  return trimmed !== '' && trimmed.length <= 200 ? trimmed : refuse(422, 'Enter 1 to 200 characters.')
}

const cardsOf = ({ database, user }: ControlContext) =>
  database.selectFrom('debitCards').selectAll().where('userId', '=', user.id).orderBy('position').execute()

type PurchaseInput = Omit<CardPurchase, 'cardId'> & { readonly cardId: string | null }

/** Pays with a card of the account; by default with the first usable one. */
const use = async (context: ControlContext, input: PurchaseInput) => {
  const { amount, merchantName, cardId } = input
  const cards = await cardsOf(context)
  const id = cardId ?? (cards.find(isInUse) ?? cards[0])?.id ?? refuse(404, 'This account has no cards.')
  return useCard(context, context.user, {
    ...input,
    cardId: id,
    amount: amountOf(amount),
    merchantName: textOf(merchantName),
  })
}

const moves = {
  settle: 'Settle',
  decline: 'Decline',
  reverse: 'Reverse (merchant)',
  refund: 'Refund',
} as const satisfies Readonly<Record<CardMove, string>>

const isMove = (text: string): text is CardMove => Object.hasOwn(moves, text)

const move = async (
  context: ControlContext,
  input: { readonly id: string; readonly move: string; readonly amount: string },
) => {
  const { id, move: name, amount } = input
  if (!isMove(name)) return refuse(400, 'Unknown move.')
  const moved = await moveTransaction(context, context.user, {
    id,
    move: name,
    amount: amount === '' ? null : amountOf(amount),
  })
  return { id: moved }
}

const Use = record(
  { merchantName: t.string, amount: t.string },
  {
    cardId: t.string,
    city: nullable(t.string),
    state: nullable(t.string),
    category: nullable(MerchantCategory),
    original: nullable(record({ amount: t.string, currency: t.string })),
    settlesIn: t.number,
  },
)

/** `move` is a key of `moves`. `amount` replaces the full amount of a settlement or refund. */
const Move = record({ id: t.string, move: t.string }, { amount: t.string })

/** Exchange rates of foreign payments, in currency units per US dollar. */
const currencies = { EUR: 0.92, GBP: 0.79, CHF: 0.88 } as const
const isCurrency = (code: string): code is keyof typeof currencies => Object.hasOwn(currencies, code)

const originalIn = (code: string, amount: string): CardPurchase['original'] =>
  isCurrency(code) ? { currency: code, amount: (Number(amountOf(amount)) * currencies[code]).toFixed(2) } : null

/**
 * Calls of the control API and forms of the control page, for payments with the account's cards and for later actions on
 * these payments.
 */
export const cardsControl = {
  api: [
    // The response contains the id of the transaction, and the reason if the payment was declined. Otherwise the reason is
    // null.
    post('card-transactions', Use, (context, { merchantName, amount, cardId = null, city = null, ...more }) => {
      const { state = null, category = null, original = null, settlesIn = null } = more
      const soon = settlesIn === null ? null : Math.max(0, Math.trunc(settlesIn))
      return use(context, { merchantName, amount, cardId, city, state, category, original, settlesIn: soon })
    }),
    post('card-transactions/move', Move, (context, { amount = '', ...input }) => move(context, { amount, ...input })),
    get('card-transactions', async (context) => ({ transactions: await transactionsOf(context, context.user, 100) })),
  ],
  forms: [
    {
      path: 'card-transactions',
      run: (context, field) => {
        const [category, amount] = [field('category'), field('amount')]
        return use(context, {
          cardId: field('card'),
          merchantName: field('merchant'),
          amount,
          city: null,
          state: null,
          category: MerchantCategory.is(category) ? category : null,
          original: originalIn(field('currency'), amount),
          settlesIn: null,
        })
      },
    },
    {
      path: 'card-moves',
      run: (context, field) => move(context, { id: field('id'), move: field('move'), amount: field('amount').trim() }),
    },
  ],
  runDueWork: (context) => runDueCardWork(context, context.user),
} as const satisfies ControlPart

/** Pattern of a positive amount in dollars and cents. */
const amountPattern = '(?=.*[1-9])\\d{1,7}(\\.\\d{1,2})?'

type Listed = Awaited<ReturnType<typeof transactionsOf>>[number]

const named = ({ displayPrice, merchantName, status }: Listed): string => `${displayPrice} ${merchantName}, ${status}`

const moving = (listed: ReadonlyArray<Listed>): Markup => html`
<form method="post" action="/sandbox/page/card-moves">
<label>Transaction<select name="id">${options(listed.map((one) => [one.id, named(one)]))}</select></label>
<label>Action<select name="move">${options(Object.entries(moves))}</select></label>
<label>New amount in US dollars (leave empty to keep it)<input name="amount" inputmode="decimal" pattern="${amountPattern}" title="Dollars and cents, for example 18.40" placeholder="unchanged"></label>
<button class="secondary">Apply</button></form>`

/** Panel with the cards of the account and the actions on them. */
export const cardsPanel = async (context: ControlContext): Promise<Markup> => {
  const cards = await cardsOf(context)
  const listed = await transactionsOf(context, context.user, 30)
  const choices = cards.map(({ id, nickname, lastFourDigits }) => [id, `${nickname} ${lastFourDigits}`] as const)
  return html`
<section class="panel moves" aria-labelledby="cards"><h2 id="cards">Cards</h2>
${
  cards.length === 0
    ? html`<p class="quiet">This account has no cards.</p>`
    : html`<p class="quiet">Payments are declined while the card is closed, not activated, locked or out of money. Approved payments settle after one day.</p>
<form method="post" action="/sandbox/page/card-transactions">
<label>Card<select name="card">${options(choices)}</select></label>
<label>Merchant<input name="merchant" value="Glasshouse Coffee" required maxlength="200" pattern=".*\\S.*" title="Name of the merchant"></label>
<label>Amount in US dollars<input name="amount" inputmode="decimal" value="18.40" required pattern="${amountPattern}" title="Dollars and cents, for example 18.40"></label>
<label>Category<select name="category">${options(
        Object.keys(MerchantCategory.keys).map((name) => [name, name]),
        'dining',
      )}</select></label>
<label>Currency<select name="currency">${options([['', 'US dollars'], ...Object.keys(currencies).map((code) => [code, code] as const)])}</select></label>
<button>Use the card</button></form>`
}
${listed.length === 0 ? null : moving(listed)}</section>`
}

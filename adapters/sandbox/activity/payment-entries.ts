import { listedStatuses } from '../payments/statuses.ts'
import { type Branch, constants, noAmount, noText, wordsOf } from './branch.ts'

/** Status of an invoice, or the exception that replaces it (PAY-052 to PAY-055). */
const effective = `case when exception_status = 'declined' or exception_status = 'paidPartial' and status <> 'invalid'
    or exception_status = 'paidOver' and status in ('confirmed', 'complete') then exception_status else status end`

const openException = `(${effective}) in ('paidPartial', 'paidOver', 'declined')`

const paymentStatus = `case when already_refunded then 'refunded'
  when ${openException} then case when is_non_refundable_underpayment then 'failed' else 'toClaim' end
  when status in ('paid', 'confirmed') then 'pending' when status = 'complete' then 'complete'
  when status = 'invalid' and item_code is distinct from 'bitcoindonation' then 'failed' end`

const paidIn = `case when upper(currency_layer) = 'LIGHTNING' and tx_currency is not null then 'LNBTC'
  else nullif(tx_currency, '') end`

const isListed = `invoices.status in (${constants(listedStatuses)})`
const isPayment = `${isListed} and item_code is distinct from 'Bill Payment' and merchant_name <> 'Card Load'`
const isConfirming = `not already_refunded and (${effective}) in ('paid', 'confirmed')`

/** Payments and donations that are not pending. */
const payments = {
  row: 'invoice',
  source: 'payments',
  kinds: ['payment', 'donation'],
  accounts: 'coin:',
  from: 'invoices',
  owner: 'user_id',
  columns: {
    at: 'timestamp',
    id: 'id',
    part: noText,
    entryId: `'payments:invoice:' || id`,
    kind: `case item_code when 'bitcoindonation' then 'donation' else 'payment' end`,
    state: `case when (${effective}) in ('complete', 'paidOver') then 'final'
      when already_refunded and (${effective}) = 'confirmed' then 'final' else 'void' end`,
    status: paymentStatus,
    account: `'coin:' || ${paidIn}`,
    title: 'merchant_name',
    coin: paidIn,
    amount: `case when currency ->> 'code' <> '' then abs(price_number) end`,
    isUsd: `currency ->> 'code' = 'USD'`,
    currency: `currency ->> 'code'`,
    fee: noAmount,
    words: 'search',
  },
  where: `${isPayment} and not (${isConfirming})`,
  order: 'timestamp desc, id collate "C"',
} as const satisfies Branch

const pendingPayments: Branch = {
  ...payments,
  columns: { ...payments.columns, state: `'pending'` },
  where: `${isPayment} and status in ('paid', 'confirmed') and ${isConfirming}`,
}

const refunds: Branch = {
  ...payments,
  kinds: ['paymentRefund'],
  columns: {
    ...payments.columns,
    part: `'refund'`,
    entryId: `'payments:invoice:' || id || ':refund'`,
    kind: `'paymentRefund'`,
    state: `'final'`,
    status: `'complete'`,
  },
  where: `${isPayment} and already_refunded and (${effective}) in ('complete', 'confirmed')`,
}

const field = (name: string): string => `bill.value ->> '${name}'`
const billStatus = `coalesce(${field('status')}, 'pending')`
const billFee = `abs(amount_number(${field('convenienceFee')}))`

const processingBill = ['pending', 'processing', 'refundCreated', 'refund_created']
const failedBill = ['failed', 'canceled', 'reversed', 'reversalRequired', 'reversal_required']
const alsoFailedBill = ['reversalProcessing', 'reversal_processing']
const paidBill = ['sent', 'complete', 'settled']
const isProcessing = `${billStatus} in (${constants(processingBill)})`

/** Bills that invoices pay, and that are not pending. Each bill is an entry. */
const bills = {
  ...payments,
  kinds: ['bill'],
  from: 'invoices cross join lateral jsonb_array_elements(bills) as bill(value)',
  columns: {
    ...payments.columns,
    part: field('partnerPaymentId'),
    entryId: `'payments:invoice:' || id || ':' || (${field('partnerPaymentId')})`,
    kind: `'bill'`,
    state: `case when ${billStatus} in (${constants(paidBill)}) then 'final' else 'void' end`,
    status: `case when ${billStatus} in (${constants(paidBill)}) then 'complete'
      when ${isProcessing} then 'pending'
      when ${billStatus} in ('refundable', 'refunded') then 'refunded'
      when ${billStatus} in (${constants([...failedBill, ...alsoFailedBill])}) then 'failed' end`,
    title: `(${field('merchantName')}) || coalesce(' ****' || (${field('mask')}), '')`,
    amount: `abs(amount_number(${field('amount')})) + coalesce(${billFee}, 0)`,
    isUsd: `${field('currency')} = 'USD'`,
    currency: field('currency'),
    fee: `case when ${field('currency')} = 'USD' then nullif(${billFee}, 0) end`,
    words: wordsOf(`left(${field('merchantName')}, 1000) || ' ' || coalesce(${field('mask')}, '') || ' ' || id || ' ' ||
      coalesce(order_id, '') || ' ' || coalesce(tx_id, '') || ' ' || right(coalesce(tx_id, ''), 12)`),
  },
  where: `${isListed} and item_code = 'Bill Payment' and not (${isProcessing})`,
  order: `${payments.order}, (${field('partnerPaymentId')}) collate "C"`,
} as const satisfies Branch

const pendingBills: Branch = {
  ...bills,
  columns: { ...bills.columns, state: `'pending'` },
  where: `${isListed} and item_code = 'Bill Payment' and ${isProcessing}
    and jsonb_path_exists(bills, '$[*] ? (@.status == null || @.status == "pending" || @.status == "processing" ||
      @.status == "refundCreated" || @.status == "refund_created")')`,
}

const wallet = `transactions -> 0 -> 'wallet'`

/** Payouts that are not pending. A payout that was not executed has the time 0. */
const payouts = {
  row: 'payout',
  source: 'payments',
  kinds: ['payout'],
  accounts: 'wallet:',
  from: 'payouts',
  owner: 'user_id',
  columns: {
    at: 'coalesce(date_executed, 0)',
    id: 'id',
    part: noText,
    entryId: `'payments:payout:' || id`,
    kind: `'payout'`,
    state: `case status when 'paid' then 'final' else 'void' end`,
    status: `case status when 'pending' then 'pending' when 'paid' then 'complete' end`,
    account: `'wallet:' || coalesce(nullif(${wallet} ->> 'label', ''), ${wallet} ->> 'address')`,
    title: 'merchant_name',
    coin: `case when jsonb_path_exists(transactions, '$[*] ? (@.transactionCurrency != $first)',
        jsonb_build_object('first', transactions -> 0 -> 'transactionCurrency'))
      then null else transactions -> 0 ->> 'transactionCurrency' end`,
    amount: 'abs(price_number)',
    isUsd: `fiat_currency = 'USD'`,
    currency: 'fiat_currency',
    fee: noAmount,
    words: 'search',
  },
  where: `status <> 'pending'`,
  order: 'coalesce(date_executed, 0) desc, id collate "C"',
} as const satisfies Branch

const pendingPayouts: Branch = {
  ...payouts,
  columns: { ...payouts.columns, state: `'pending'` },
  where: `status = 'pending'`,
}

/** Entries of invoices, bills and payouts: those that are pending, and the others. */
export const paymentBranches = {
  pending: [pendingPayments, pendingBills, pendingPayouts],
  other: [payments, refunds, bills, payouts],
} as const

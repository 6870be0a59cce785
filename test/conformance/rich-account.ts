import { type Account, payoutOf } from '@paydeck/core/memory'
import { decimalText, zero } from '@paydeck/core/money'
import { day, start } from '../memory/provider.ts'

/** Fails the test setup. */
export const never = (): never => {
  throw new Error('The account lacks this item')
}
const dollars = (text: string) => decimalText(text) ?? zero

/** Account with at least two different items of everything. */
export const rich = (now: Account): Account => {
  const [card] = now.cards
  const [wallet] = now.receiving.wallets
  const [profile] = now.receiving.profiles
  const [bill] = now.billPay.accounts
  if (card === undefined || wallet === undefined || profile === undefined || bill === undefined)
    throw new Error('The persona lacks a card, a wallet, a profile or a bill')
  const topUp = (id: string, at: number) => ({
    id,
    invoice: { id: `invoice-of-${id}`, invoiceTime: at },
    amount: dollars('25.00'),
    appliedDate: null,
    debitCard: card.id,
    user: now.info.id,
    provider: card.provider,
    pending: true,
    displayMerchant: null,
    referralId: null,
  })
  const event = (index: number) => ({
    id: `event-${index}`,
    kind: index % 2 === 0 ? ('signed-in' as const) : ('password-changed' as const),
    at: start - index * day,
    userAgent: `agent-${index}`,
    address: `203.0.113.${index}`,
    country: index % 2 === 0 ? 'US' : 'DE',
  })
  const billPaymentOf = (index: number) => ({
    merchantId: `merchant-${index}`,
    merchantName: `Merchant ${index}`,
    status: 'complete',
    icon: null,
    partnerPaymentId: `paid-${index}`,
    partnerAccountId: now.billPay.accounts[index]?.id ?? '',
    currency: 'USD',
    amount: dollars(`${index + 1}0.00`),
    convenienceFee: null,
    estimatedCompletionDate: null,
    accountType: 'credit_card',
    mask: `000${index}`,
  })
  const payout = payoutOf({
    id: 'payout-of-last-year',
    at: start - 300 * day,
    merchantName: 'Harbor Studio',
    dollars: dollars('80.00'),
    address: wallet.address,
  })
  return {
    ...now,
    security: {
      ...now.security,
      events: Array.from({ length: 25 }, (_, index) => event(index)),
      sessions: [...now.security.sessions, ...now.security.sessions.slice(1)].map((session, index) => ({
        ...session,
        id: `session-${index}`,
        userAgent: `agent-${index}`,
        address: `203.0.113.${index}`,
      })),
    },
    passkeys: {
      isEnabled: true,
      credentials: [1, 2].map((index) => ({
        id: `key-${index}`,
        publicKey: `public-${index}`,
        createdAt: start - index,
      })),
    },
    cards: now.cards.map((one, index) => ({
      ...one,
      transactions: one.transactions.map((transaction) => ({
        ...transaction,
        description: `${transaction.description ?? ''} 0815`,
      })),
      lockedByUser: index === 0,
      topUps: index === 0 ? [topUp('top-up-0', start - day), topUp('top-up-1', start - 2 * day)] : [],
    })),
    mailingAddress: {
      address1: '1209 Juniper Street',
      address2: 'Unit 3',
      city: 'Portland',
      state: 'OR',
      postalCode: '97201',
      country: 'US',
    },
    payments: {
      ...now.payments,
      items: [
        ...now.payments.items.map(({ at, item }) => ({
          at,
          item: item.kind === 'invoice' && item.status === 'paid' ? { ...item, itemCode: 'Card load' } : item,
        })),
        { at: start - 300 * day, item: payout },
      ],
    },
    billPay: {
      ...now.billPay,
      payments: [3, 12].map((days, index) => ({
        id: `record-${index}`,
        invoice: null,
        createdOn: start - days * day,
        payments: [billPaymentOf(index)],
      })),
    },
    receiving: {
      ...now.receiving,
      currencies: now.receiving.currencies.map((option) => ({
        ...option,
        displayCode: `${option.code}.x`,
        displayName: `${option.name} (x)`,
      })),
      wallets: [wallet, { ...wallet, id: 'wallet-2', currency: 'BTC', label: 'Cold', isActive: false }],
      profiles: [profile, { id: 'profile-2', name: 'Rent', walletId: 'wallet-2', payorIds: ['payor-1'] }],
      invites: {
        open: { check: { canAccept: true, reason: null }, payor: { id: 'new', name: 'New Payor' }, isSeen: false },
        second: {
          check: { canAccept: true, reason: null },
          payor: { id: 'other', name: 'Other Payor' },
          isSeen: false,
        },
        used: { check: { canAccept: false, reason: 'used' }, payor: { id: 'old', name: 'Old Payor' }, isSeen: true },
      },
    },
    referral: { status: { status: 'pending', expiration: start + day }, code: 'REFER-9' },
    mailings: {
      [now.info.email]: {
        emailSubscribe: 'opted_in',
        emailOptedInAt: start,
        attributes: ['Card Waitlist', 'Bill Pay Waitlist'],
      },
    },
  }
}

/** Name of each kind of entry, as in the rows and files. */
export const entryKindTexts = {
  cardPurchase: 'Card purchase',
  cardRefund: 'Card refund',
  cardLoad: 'Card load',
  cardFee: 'Card fee',
  payment: 'Crypto payment',
  paymentRefund: 'Refund of a payment',
  donation: 'Donation',
  bill: 'Bill payment',
  payout: 'Payout',
  securityChange: 'Security change',
} as const

/** Texts of the entries. */
export const entryTexts = {
  bill: '{name} ****{mask}',
  card: '{name} •••• {digits}',
  unnamed: 'Unnamed',
  refundComplete: 'Complete',
  pending: 'Pending',
  paidIn: 'Paid in {coin}',
  wallet: '{name} · {coin}',
} as const

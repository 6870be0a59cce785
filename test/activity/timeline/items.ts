const hash = (sign: string): string => `${sign.repeat(52)}0123456789ab`

/** Card transactions, one of each kind and state. */
const activity = [
  { merchantName: 'Juniper Bakery', displayPrice: '-12.40', minutesAgo: 30, status: 'settled' },
  { merchantName: 'Copper Line', displayPrice: '5.25', minutesAgo: 40, status: 'settled' },
  { merchantName: 'Card Load', displayPrice: '200.00', type: 'PM', minutesAgo: 50, status: 'settled' },
  { merchantName: 'Monthly fee', displayPrice: '-2.50', type: 'FE', minutesAgo: 60, status: 'settled' },
  { merchantName: 'Reversed Shop', displayPrice: '-9.99', minutesAgo: 70, status: 'invalid' },
  { merchantName: 'Denied Shop', displayPrice: '-9.98', type: 'DA', minutesAgo: 75, status: 'invalid' },
  { merchantName: 'Harbor Market', displayPrice: '-30.00', minutesAgo: 3, status: 'pending' },
  { merchantName: 'Held by Nobody', displayPrice: '-31.00', type: 'VI', minutesAgo: 4, status: 'pending' },
] as const

/** Invoices: payments in every status, donations and payments of bills. */
const invoices = [
  { merchantName: 'Glasshouse Coffee', price: '18.40', orderId: '401-77-K', txId: hash('a'), minutesAgo: 10 },
  { merchantName: 'Meridian', price: '40.00', status: 'paid', txCurrency: 'ETH', minutesAgo: 11 },
  { merchantName: 'Refunded Shop', price: '7.10', alreadyRefunded: true, minutesAgo: 12 },
  { merchantName: 'Unpaid Shop', price: '1.00', status: 'new', minutesAgo: 13 },
  { merchantName: 'Expired Shop', price: '1.00', status: 'expired', minutesAgo: 13 },
  { merchantName: 'Invalid Shop', price: '1.01', status: 'invalid', minutesAgo: 14 },
  { merchantName: 'Underpaid Shop', price: '8.00', status: 'paid', exceptionStatus: 'paidPartial', minutesAgo: 15 },
  { merchantName: 'Overpaid Shop', price: '9.00', status: 'complete', exceptionStatus: 'paidOver', minutesAgo: 16 },
  { merchantName: 'Open Shelf', price: '25.00', itemCode: 'bitcoindonation', minutesAgo: 17 },
  {
    merchantName: 'Bill Pay',
    itemCode: 'Bill Payment',
    price: '82.00',
    txCurrency: 'BTC',
    currencyLayer: 'LIGHTNING',
    minutesAgo: 18,
    bills: [
      { merchantName: 'Pinecrest Loans', status: 'settled', amount: '60.00', convenienceFee: '1.50', mask: '9921' },
      { merchantName: 'Cedar Electric', status: null, amount: '20.00', convenienceFee: '0.50', mask: '1111' },
    ],
  },
  {
    merchantName: 'Bill Pay',
    itemCode: 'Bill Payment',
    price: '10.00',
    txCurrency: 'BTC',
    currencyLayer: 'LIGHTNING',
    minutesAgo: 18.5,
    bills: [
      { merchantName: 'Northgate', status: 'reversal_required', amount: '10.00', convenienceFee: '0', mask: '2222' },
    ],
  },
  { merchantName: 'Card Load', price: '50.00', minutesAgo: 19 },
  { merchantName: 'Odd Price', price: '3.00', txCurrency: null, minutesAgo: 20 },
] as const

const payoutList = [
  { merchantName: 'Lumen Payroll', amount: '1500.00', minutesAgo: 45 },
  { merchantName: 'Cobalt Research', amount: '80.00', status: 'pending', minutesAgo: 5 },
  { merchantName: 'Tidewater', amount: '70.00', status: 'failed', minutesAgo: 46 },
] as const

/** Fields of an account with entries of every kind and state. */
export const everyItem = { cards: [{ provider: 'galileo', activity }], invoices, payoutList }

/** Entries of `everyItem` that are not pending, newest first. */
export const otherNames = [
  'Glasshouse Coffee',
  'Refunded Shop',
  'Refunded Shop (refund)',
  'Invalid Shop',
  'Underpaid Shop',
  'Overpaid Shop',
  'Open Shelf',
  'Pinecrest Loans',
  'Northgate',
  'Odd Price',
  'Juniper Bakery',
  'Copper Line',
  'Lumen Payroll',
  'Tidewater',
  'Card Load',
  'Monthly fee',
  'Reversed Shop',
]

/** Pending entries of `everyItem`, newest first. */
export const pendingNames = ['Harbor Market', 'Cobalt Research', 'Meridian', 'Cedar Electric']

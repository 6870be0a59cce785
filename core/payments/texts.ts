/**
 * Labels of the statuses of payments, payouts, donations and bills (PAY-039 to PAY-046, PAY-056, PAY-057, PAY-063 to
 * PAY-068).
 */
export const paymentStatusTexts = {
  confirming: 'Confirming',
  complete: 'Complete',
  refundAvailable: 'Refund Available',
  refunded: 'Refunded',
  nonRefundable: 'Non Refundable',
  invalid: 'Invalid',
  processing: 'Processing',
  completed: 'Completed',
  refundProcessing: 'Refund Processing',
  failed: 'Failed',
  unknown: 'Unknown',
} as const

/** Titles of list rows and of slides with details; {name} is the merchant (PAY-077, PAY-078). */
export const paymentTitles = {
  /** Title of a bill payment to several merchants, or to no known merchant (PAY-078). */
  multipleMerchants: 'Multiple merchants',
  payout: '{name} · payout',
  donation: '{name} · donation',
  bill: '{name} · bill',
  unnamed: 'Unknown merchant',
} as const

/** Texts of an activity row: a text in place of an unreadable amount, and screen reader labels of the icons (HOME-039). */
export const activityRowTexts = {
  amountUnavailable: 'Amount unavailable',
  marks: { complete: 'Completed', exception: 'Problem' },
} as const

/** Headings of the payments page, also shown while the page loads. */
export const paymentsPageTexts = {
  heading: 'Crypto Payments',
  /** Name of the page's content, which the message about slow loading contains. */
  content: 'your payments',
  recent: 'Recent Activity',
  legend: 'What the statuses mean',
} as const

/** Title of each list, and the name of its items in singular and plural. */
export const paymentListNames = {
  payments: { title: 'Payments', one: 'payment', many: 'payments' },
  payouts: { title: 'Payouts', one: 'payout', many: 'payouts' },
  donations: { title: 'Donations', one: 'donation', many: 'donations' },
} as const

/** Labels of the periods of a list: 3 months, 6 months, a year, or no limit (PAY-004). */
export const datePillTexts = { '3m': '3M', '6m': '6M', '1y': '1Y', all: 'All' } as const

/** Texts of the filter bar and the search; {what} is one of `chosen`, `textAlone` and `textAndChosen`. */
export const paymentFilterTexts = {
  label: 'Filter payments',
  types: 'Type',
  dates: 'Dates',
  text: { label: 'Search payments', placeholder: 'Merchant, order id or transaction id', clear: 'Clear search' },
  statuses: { label: 'Status', all: 'All statuses' },
  coins: { label: 'Coin', all: 'All coins' },
  further: 'More filters',
  result: { one: '1 {item} matches.', many: '{count} {items} match.' },
  clearAll: 'Clear all',
  noMatch: 'No {items} match {what}.',
  noMatchWhen: 'No {items} {when} match {what}.',
  chosen: 'your filters',
  textAlone: '“{text}”',
  textAndChosen: '“{text}” and your filters',
  searchAllDates: 'Search all dates',
  failed: "We couldn't search your {items}.",
} as const

/** Periods as parts of a sentence: `in` follows a count, and `of` follows a noun. */
export const paymentPeriodTexts = {
  in: { months: 'in the last {months} months', year: 'in the last year' },
  of: { months: 'from the last {months} months', year: 'from the last year' },
  between: 'from {from} to {to}',
  since: 'since {from}',
  until: 'until {to}',
} as const

/** Texts of the lists and their rows; {items} is the plural of the list's items, such as "payouts". */
export const paymentListTexts = {
  confirming: 'Confirming',
  note: { one: '1 {item} {when}', many: '{count} {items} {when}' },
  noteAll: { one: '1 {item} in total', many: '{count} {items} in total' },
  notSent: 'Not sent yet',
  bill: 'Bill payment',
  bills: 'Bill payment, {count} bills',
  transactions: '{count} transactions',
  more: 'Load More',
  shown: '{shown} of {all} shown',
  /** Used instead of `shown` if the provider may have more items than are loaded. */
  shownOfMore: '{shown} of {all}+ shown',
  shownSoFar: '{shown} shown',
  empty: "Uh oh, it's a ghost town in here!",
  allDates: 'Show all dates',
  refresh: 'Refresh',
  refreshFailed: "We couldn't refresh your payments. This page may be out of date.",
  failed: "We couldn't load your {items}.",
  confirmingFailed: "We couldn't load your unconfirmed payments.",
  pageFailed: "We couldn't load more {items}.",
  tryAgain: 'Try Again',
} as const

/** Screen reader announcements of status changes. */
export const paymentAnnouncements = { complete: '{name} is complete.', changed: '{name}: {status}.' } as const

/** Texts for exporting the listed items; `file` is the pattern of the file name. */
export const paymentSavingTexts = {
  label: 'Export this list',
  csv: 'Export as CSV',
  json: 'Export as JSON',
  making: 'Preparing {file}…',
  saved: '{file} was downloaded.',
  file: '{list}-{day}.{format}',
} as const

/** Texts and file name of the payout export (PAY-095, PAY-103, ERR-047, ERR-048). */
export const payoutExportTexts = {
  title: 'Export Payouts to CSV',
  file: 'payouts-{year}.csv',
  empty: "We couldn't find any payouts transactions for {year}.",
  failed: 'There was a problem exporting your data. Please try again.',
  making: 'Preparing your {year} payouts. The download starts automatically.',
  saved: '{file} was downloaded.',
} as const

/** Meanings of the statuses of each list. The statuses are in the order in which a payment reaches them. */
export const statusMeanings = {
  payments: {
    confirming: "The network is still confirming your payment. You don't need to do anything.",
    complete: 'The merchant has been paid.',
    refundAvailable:
      'You paid too much or too little, or the merchant declined the payment. Open the payment to claim your refund.',
    refunded: 'The payment was refunded to you.',
    nonRefundable: 'Refunding this amount would cost more than the amount itself.',
    invalid: "The network didn't confirm your payment in time, so it doesn't count as paid.",
    processing: 'We have your bill payment and are sending it to the biller.',
    completed: 'The bill has been paid.',
    refundProcessing: "The bill wasn't paid. Your refund is being processed.",
    failed: "The bill wasn't paid. Open the payment to get help.",
    unknown: "Unrecognized status. Contact support if this doesn't change.",
  },
  payouts: {
    confirming: "The payout is scheduled, or the network is still confirming it. You don't need to do anything.",
    complete: 'The coins are in your wallet.',
  },
  donations: {
    processing: "The network is still confirming your donation. You don't need to do anything.",
    completed: 'Your donation has arrived.',
    refundAvailable:
      'You gave too much or too little, or the charity declined the donation. Open the donation to claim your refund.',
    nonRefundable: 'Refunding this amount would cost more than the amount itself.',
    refunded: 'The donation was refunded to you.',
    unknown: 'Open the donation to see its status.',
  },
} as const

/** Errors for a link to a payment or payout that cannot be opened. */
export const paymentLinkTexts = {
  missing: "We couldn't find this payment. It may belong to another account.",
  missingPayout: "We couldn't find this payout. It may be older than the payouts listed here.",
  failed: "We couldn't load this payment. Try again later.",
} as const

/** Title and text for each situation of a payment or payout; {name} is the merchant, payor or biller. */
export const paymentSituationTexts = {
  unpaid: {
    title: 'Not paid yet',
    text: "We haven't received a payment. Open the invoice to pay it. If it expires first, you owe nothing.",
  },
  confirming: {
    title: 'Waiting for confirmations',
    text: "Your payment is on the blockchain. The network confirms it next, usually within an hour. You don't need to do anything.",
  },
  confirmed: {
    title: 'Confirmed, almost complete',
    text: "The network has confirmed your payment. {name} completes it next. You don't need to do anything.",
  },
  complete: {
    title: 'Paid in full',
    text: "{name} has received your payment. You don't need to do anything.",
  },
  expired: {
    title: 'Expired without a payment',
    text: "This invoice wasn't paid in time, and you owe nothing. If you still want to pay {name}, start a new payment. If you already sent coins, get help with this payment.",
  },
  invalid: {
    title: 'Not confirmed in time',
    text: "The network didn't confirm this payment in time, so it doesn't count as paid. Get help with this payment before you pay again.",
  },
  underpaid: {
    title: 'You paid less than the price',
    text: "The payment doesn't count until the full price arrives. Open the invoice to claim a refund. It shows the deadline and the cost of the refund.",
  },
  overpaid: {
    title: 'You paid more than the price',
    text: '{name} has been paid, and the rest is yours. Open the invoice to claim a refund. It shows the deadline and the cost of the refund.',
  },
  declined: {
    title: 'Declined',
    text: '{name} declined this payment. Open the invoice to claim a refund. It shows the deadline and the cost of the refund.',
  },
  nonRefundable: {
    title: "Can't be refunded",
    text: "You didn't pay the exact price, but a refund would cost more than it's worth, so there's nothing to claim. Get help with this payment if that seems wrong.",
  },
  refunded: {
    title: 'Refunded',
    text: "Your refund has been sent. You don't need to do anything.",
  },
  donated: {
    title: '{name} has your donation',
    text: 'Keep the donation form with your tax records.',
  },
  billProcessing: { title: 'Your bill is being paid' },
  billRefunding: { title: 'Your refund is being processed' },
  billPaid: { title: '{name} has been paid' },
  billFailed: { title: "Your bill wasn't paid" },
  payoutAwaited: {
    title: 'Not sent yet',
    text: "{name} has scheduled this payout. You can track it here once it's sent. You don't need to do anything.",
  },
  payoutConfirming: {
    title: 'Waiting for confirmations',
    text: "{name} has sent this payout. The coins are yours once the network confirms them, usually within an hour. You don't need to do anything.",
  },
  payoutComplete: { title: 'Paid in full', text: 'This payout is confirmed, and the coins are in your wallet.' },
  payoutsComplete: {
    title: 'Paid in full',
    text: 'All {count} transactions are confirmed, and the coins are in your wallets.',
  },
  payoutFailed: {
    title: 'Payout failed',
    text: 'This payout failed, and nothing was sent. Ask {name} to send it again.',
  },
  unknown: {
    title: 'Status unavailable',
    text: "We don't recognize this status. Get help if it doesn't change.",
  },
} as const

/**
 * Texts of a payment that waits for blockchain confirmations, if their number is known: {count} confirmations are missing,
 * {target} are needed in total.
 */
export const countedConfirmingTexts = {
  one: 'Waiting for 1 more confirmation',
  many: 'Waiting for {count} more confirmations',
  text: "Your payment is on the blockchain. It's complete after {target} confirmations, usually within an hour. You don't need to do anything.",
} as const

/** Text that follows the explanation of an unpaid invoice; {time} is the expiry date and time. */
export const invoiceExpiryText = 'It expires on {time}.'

/** For each bill status, an explanation (`why`), and what happens next (`next`) or null; {name} is the merchant. */
export const billReasons = {
  none: {
    why: 'We have your money and are setting up the payment to {name}.',
    next: "It'll be sent within a few business days.",
  },
  pending: {
    why: "We have your payment. It's waiting to be sent to {name}.",
    next: 'Payments are sent several times every business day.',
  },
  processing: {
    why: 'Your payment is being sent to {name}.',
    next: 'Your bank statement may take 1-2 business days to show it.',
  },
  sent: {
    why: 'Your payment was sent to {name}.',
    next: '{name} usually posts it to your account within 1-2 business days.',
  },
  complete: { why: '{name} has received your payment.', next: null },
  settled: { why: '{name} has received your payment and posted it to your account.', next: null },
  failed: {
    why: "We couldn't send your payment to {name}. The bill wasn't paid.",
    next: 'Get help with this payment before you pay the bill again.',
  },
  canceled: {
    why: "The payment was canceled before it was sent to {name}. The bill wasn't paid.",
    next: 'Get help with this payment before you pay the bill again.',
  },
  reversalRequired: {
    why: "{name} couldn't accept the payment, so it has to be returned.",
    next: 'Next, we ask for the money back. The return may take a few days.',
  },
  reversalProcessing: {
    why: "{name} is returning the payment. The bill isn't paid.",
    next: 'We can refund you once the payment is back.',
  },
  reversed: {
    why: "{name} returned the payment. The bill isn't paid.",
    next: 'Get help with this payment before you pay the bill again.',
  },
  refundable: {
    why: "{name} wasn't paid, so you get your money back.",
    next: "Next, we issue your refund. You don't need to do anything.",
  },
  refundCreated: {
    why: "{name} wasn't paid, and your refund has been issued.",
    next: "The money is being sent to you. You don't need to do anything.",
  },
  refunded: {
    why: "{name} wasn't paid, and your money was refunded.",
    next: 'If the bill is still due, pay it again.',
  },
  unknown: {
    why: "We don't recognize the status of this payment.",
    next: "If this doesn't change, get help with this payment.",
  },
} as const

/** Names of the steps of a payment or payout, and the notes beside the steps. */
export const paymentStepTexts = {
  progress: 'Progress',
  created: 'Created',
  paid: 'Paid',
  awaited: 'Waiting for payment',
  expired: 'Expired',
  invalid: 'Not confirmed in time',
  declined: 'Declined',
  claim: 'Refund available',
  sent: 'Sent by {name}',
  confirming: 'Confirming',
  confirmed: 'Confirmed',
  complete: 'Complete',
  refunded: 'Refunded',
  billProcessing: 'Being sent to {name}',
  billPaid: 'Paid to {name}',
  date: '{day}, {time}',
  estimated: 'Estimated {day}',
  until: 'until {time}',
  noConfirmations: 'No confirmations yet',
  oneConfirmation: '1 confirmation',
  confirmations: '{count} confirmations',
  counted: '{count} of {target}',
} as const

/** Labels of the fields in the details of a payment or payout. */
export const paymentDetailTexts = {
  date: '{day}, {time}',
  inTransactions: 'in {count} transactions',
  bills: 'Bills',
  fee: 'Fee',
  convenienceFee: 'Convenience fee',
  donor: 'Donor',
  donorName: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  details: 'Details',
  price: 'Price',
  exchangeRate: 'Exchange rate',
  rate: '1 {coin} = {price}',
  subtotal: 'Subtotal',
  networkCost: 'Network cost',
  underpaid: 'Underpaid by',
  overpaid: 'Overpaid by',
  declined: 'Declined',
  orderId: 'Order id',
  transactionId: 'Transaction id',
  explorer: 'Open in the block explorer',
  swapCode: 'Swap code',
  paidFrom: 'Paid from',
  transaction: 'Transaction',
  transactionOf: 'Transaction {number} of {count}',
  paidTo: 'Paid to',
  sent: 'Sent',
  confirmations: 'Confirmations',
} as const

/** Labels of links and buttons in the details of a payment or payout, and the heading of a printed receipt. */
export const paymentActionTexts = {
  invoice: 'View invoice',
  pay: 'Pay the invoice',
  claim: 'Claim the refund',
  help: {
    invoice: 'Get help with this payment',
    'bill-payment': 'Get help with this payment',
    donation: 'Get help with this donation',
    payout: 'Get help with this payout',
  },
  print: 'Print receipt',
  receipt: '{product} receipt',
} as const

/**
 * Texts for downloading the form of a donation; {id} is the id of the donation's invoice, and {file} is the file name
 * (PAY-091, PAY-092).
 */
export const donationFormTexts = {
  label: 'Download Form 8283',
  file: 'invoice-{id}.pdf',
  saved: '{file} was downloaded.',
  failed: "We couldn't download the form. Try again.",
} as const

/** Second lines of the commands that open a payment. */
export const paymentKindTexts = {
  invoice: 'Crypto payment',
  'bill-payment': 'Bill payment',
  donation: 'Donation',
  payout: 'Payout',
} as const

/**
 * Texts of the commands that export a year and make a statement. `note` depends on the page that the command opens.
 * `synonyms` are other names, separated by commas.
 */
export const exportCommandTexts = {
  year: {
    title: 'Export a year',
    note: 'All files of a year',
    synonyms: 'download, csv, tax, save',
  },
  statement: { title: 'Make a statement', note: 'PDF or CSV of a month', synonyms: 'pdf, csv, month, print' },
} as const

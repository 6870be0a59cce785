/**
 * Texts of the reminders on home. `file` is the name of the calendar file, and `event` is the title of each event in this
 * file.
 */
export const reminderTexts = {
  one: '1 bill is due within {days} days',
  many: '{count} bills are due within {days} days',
  due: 'Due {day}, {when}',
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: 'in {days} days',
  minimum: 'Minimum {amount}',
  calendar: 'Add to calendar',
  dismiss: 'Dismiss',
  file: 'bills-due.ics',
  event: '{name} is due',
} as const

/** Headings of the screens, also shown while they load. */
export const billPayHeadings = {
  page: 'Pay Bills',
  bills: 'Your bills',
  pending: 'Pending',
  recent: 'Recent Activity',
  payments: 'Payments',
  owed: 'What you owe',
  overview: 'Overview',
  /** Names of the content that the user waits for, inserted into the message about a slow response. */
  content: { bill: 'your bill', bills: 'your bills' },
} as const

/** Texts of the screens that are shown until the user has bills; {time} is the usual time of a review. */
export const billEntranceTexts = {
  verify: {
    heading: 'Verify your identity to proceed',
    text: 'You need a verified identity to use Bill Pay. The form takes about 5 minutes, and the review takes {time}.',
    action: 'Verify Identity',
  },
  waitList: {
    heading: "Bill Pay isn't available in your area",
    text: "You can only pay bills in the United States for now. We'll email you when Bill Pay reaches your area.",
  },
  connect: {
    heading: 'Pay your bills with crypto',
    text: 'Connect your credit cards, mortgages and loans once, then pay one of them, or all in a single payment.',
    action: 'Connect my Bills',
  },
  add: {
    heading: 'Your Bills',
    text: "You're connected, but you don't have any bills here yet.",
    action: 'Add Bills',
  },
} as const

/** Texts of the dialog that connects bills; `running` and `finishing` are notes while the connection window is open. */
export const billConnectionTexts = {
  heading: 'Connect your bills',
  options: 'How to connect',
  automatic: {
    label: 'Auto-connect',
    badge: 'Fastest',
    sentence: 'We find your bills by your phone number. It takes about a minute.',
  },
  manual: {
    label: 'Search Bills',
    sentence: 'Search for each company and enter your account number.',
  },
  action: 'Continue',
  running: 'Continue in the connection window. If you closed it, start again here.',
  finishing: "We're connecting your bills.",
  success: { title: 'Connected', text: 'Your bills will appear in your list shortly.' },
  /** Text shown if neither the provider nor the connection window sends an error message. */
  failed: "We couldn't connect your bills. Try again.",
  script: "We couldn't load the connection window. Turn off any ad blocker for this site, then try again.",
  blocked: 'Your browser blocked the connection window. Allow pop-ups for this site, then try again.',
} as const

/** Notice on Bill Pay's home and on the payment screen (BILL-005 to BILL-007). */
export const billNotice = {
  lead: 'No late fees. Payments are credited instantly.',
  rest: 'Your bank statement may take 1-2 business days to show the payment.',
} as const

/** Texts of Bill Pay's home. */
export const billPayTexts = {
  payAll: 'Pay All Bills',
  add: 'Add Another Bill',
  order: { label: 'Sort bills by', dueDate: 'Due date', alphabetical: 'Name' },
  empty: "Uh oh, it's a ghost town in here!",
  refresh: 'Refresh',
  refreshFailed: "We couldn't refresh your payments. This page may be out of date.",
  behind: "We're still loading the latest updates. This page may be out of date.",
  failed: "We couldn't load your bills.",
  tryAgain: 'Try Again',
  paused: {
    title: 'Payments are paused.',
    text: "You can't pay bills right now. Payments you've already made aren't affected.",
    until: "You can pay bills again on {day} at {time}. Payments you've already made aren't affected.",
  },
} as const

/** Texts for bills on all screens. {day} and {amount} are placeholders. */
export const billTexts = {
  due: 'Due {day}',
  overdue: 'Was due {day}',
  nothingDue: 'No payment due',
  noDate: 'No due date',
  estimated: 'Estimated {day}',
  fee: 'Fee {amount}',
} as const

/** Names of bill types whose raw name is not in common use. */
export const billKindTexts = {
  bnpl: 'Buy now, pay later',
  student_loans: 'Student loan',
  utility: 'Utility bill',
  medical: 'Medical bill',
} as const

/** Texts of bill cards, and of the top of the page that shows one bill. */
export const billCardTexts = {
  balance: 'Balance as of {date} at {time}',
  balanceUnknown: 'Balance status currently unavailable',
  unpayable: 'Unable to pay bill',
  learnMore: 'Learn More',
  reconnect: "We can't update this bill. Reconnect it to see your balance.",
  connectAgain: 'Reconnect',
  activating: "We're connecting this bill. You can pay it in 3 to 5 business days.",
  details: 'Details',
  bills: '{count} bills',
} as const

/** Texts of the "Learn More" dialog (ERR-065). */
export const unpayableBillTexts = {
  text: 'We are currently unable to process payments for this bill. We are actively working on a solution.',
  close: 'Close',
} as const

/** Texts of a bill's own view. */
export const billDetailTexts = {
  pay: 'Pay This Bill',
  remove: 'Remove Bill',
  facts: {
    minimum: 'Minimum payment',
    statement: 'Statement balance',
    balance: 'Current balance',
    due: 'Due date',
  },
  balances: {
    title: 'Balance history',
    summary: 'From {first} on {from} to {last} on {until}.',
    table: 'Show as a table',
    columns: ['Date', 'Balance'],
    few: "There isn't enough history for a chart yet.",
    hidden: 'Amounts are hidden.',
    failed: "We couldn't load the balances of this bill.",
  },
  payments: {
    empty: 'You made no payments on this bill in the last 12 months.',
    failed: "We couldn't load the payments on this bill.",
  },
  noFee: 'No fee',
  receipt: 'Download receipt',
  receiptFile: 'receipt-{id}.pdf',
  receiptFailed: "We couldn't download the receipt. Try again.",
  tryAgain: 'Try Again',
} as const

/** Texts of the removal dialog, and of the toast of a failed removal. {name} is the merchant, or `unnamed`. */
export const billRemovalTexts = {
  title: 'Remove this bill?',
  text: "This removes {name} from your bills. Payments you've made aren't affected, but they'll no longer be listed here. You can connect {name} again at any time.",
  confirm: 'Remove',
  cancel: 'Keep It',
  unsupported: "You can't remove bills right now.",
  failed: "We couldn't remove the bill. Try again.",
  toast: {
    title: "We couldn't remove {name}.",
    /** Used if the provider sends no reason. */
    text: 'Please try again.',
    action: 'View Bill',
  },
  /** Stands for {name} if the bill is no longer in the list. */
  unnamed: 'the bill',
} as const

/** Labels of the amount options, in display order (BILL-120). */
export const amountOptions = {
  minimumPayment: 'Minimum Payment',
  lastStatementBalance: 'Statement Balance',
  currentBalance: 'Current Balance',
  otherAmount: 'Other Amount',
} as const

/** Labels of the options that one press selects for every bill (BILL-086). */
export const everyBill = { minimumPayment: 'All minimums', lastStatementBalance: 'All statement balances' } as const

/** Texts of the amount selector. */
export const billAmountTexts = {
  legend: 'Amount for {name}',
  other: 'Other Amount in US dollars',
  symbol: '$',
  placeholder: '0.00',
  /** {label} is the label of the option. */
  clear: 'Clear {label}',
  /** Reasons why an option is disabled. {amount} is the minimum. */
  disabled: { nothing: 'Nothing to pay', tooLittle: 'Under the {amount} minimum' },
  /** Notes below a typed amount. */
  understood: "That's {amount}.",
  aboveBalance: "That's {amount}. Your balance is {balance}.",
  /** Replaces `aboveBalance` while a payment to the bill is in flight. */
  aboveRest: "That's {amount}. After your pending payments, you owe {balance}.",
  unreadable: 'Enter an amount, such as 25.00.',
  attention: 'Attention:',
  /** Message of an amount below the minimum (BILL-131). {amount} is the minimum. */
  tooSmall: 'Minimum amount: {amount}',
} as const

/** Texts of the payment screen. */
export const billPaymentTexts = {
  heading: 'Choose the amounts',
  empty: 'Choose how much to pay, and which bills.',
  gets: '{mask} gets',
  tooSmall: 'Below the minimum',
  sums: { bills: 'Bills', fee: 'Convenience fee', noFee: 'Waived', noQuote: 'Before fees', total: 'Total' },
  coin: {
    label: 'Coin',
    amount: 'You send about',
    networkCost: 'Network cost about',
    note: 'At {rate} per {code}. The final rate depends on the coin that you choose in the payment window.',
  },
  pay: 'Pay',
  payAmount: 'Pay {amount}',
  bar: 'Selected bills',
  count: { one: '{count} bill', many: '{count} bills' },
  /** {count} is one of the texts in `count`. */
  barFee: '{count}, plus a {fee} fee',
  barNoQuote: '{count}, before fees',
  clear: 'Clear Selected',
  paused: 'Bill payments are paused. You can pay these bills later.',
  /** Error if the provider sends no message (BILL-148). */
  failed: "We couldn't start the payment. Nothing was charged. Try again.",
} as const

/** Texts shown while a payment is in progress: window open, payment found, or window blocked. */
export const billPayingTexts = {
  open: {
    title: 'Waiting for your payment',
    text: 'Pay in the payment window, then close it.',
    action: 'Show payment window',
  },
  paid: {
    title: 'Paid',
    text: 'Close the payment window to continue.',
    action: 'Show payment window',
  },
  blocked: {
    title: 'The payment window is not open',
    text: 'Your browser blocked the payment window. Open it here, or allow pop-ups for this site.',
    action: 'Open the payment window',
  },
} as const

/** Texts of the confirmation of a payment. */
export const paidBillTexts = {
  title: 'Your {amount} payment is processing',
  hidden: 'Your payment is processing',
  bill: '{name} gets {amount}.',
  hiddenBill: '{name} gets your payment.',
  fee: 'Including the {fee} fee, you paid {total}.',
  coin: 'You paid in {coin}.',
  pending: { one: 'It is listed under Pending.', many: 'They are listed under Pending.' },
  paidOn: 'Paid on {day} at {time}.',
  invoice: 'View invoice',
  close: 'Done',
  print: 'Print receipt',
} as const

/** Headings of the dialogs of Bill Pay, until the content of the dialog sets another heading. */
export const billDialogHeadings = {
  'bill-pay.custom-bills-modal': 'Connect your bills',
  // The content replaces this heading with a heading that has the amount.
  'bill-pay.paid-modal': 'Your payment is processing',
  'remove-bill': 'Remove this bill?',
  'unpayable-bill': "Why this bill can't be paid",
} as const

/** Texts of the commands about bills; {name} is the name of the merchant. `synonyms` are other names, separated by commas. */
export const billCommandTexts = {
  pay: { title: 'Pay {name}', synonyms: 'bill' },
  payAll: { title: 'Pay all bills', note: '{count} bills can be paid', synonyms: 'every' },
  open: { synonyms: 'bill, merchant' },
} as const

/** Texts of the list of cards and of the total balance. */
export const cardListTexts = {
  unnamed: 'Card',
  digits: '•••• {digits}',
  /** Name and digits of a card for screen readers. */
  ending: '{name}, card ending in {digits}',
  locked: 'Card is locked.',
  activation: 'Card activation required.',
  balance: 'Available balance',
  balanceUnavailable: 'Balance unavailable',
  addFunds: 'Add funds',
  addFundsTo: 'Add funds to {name}',
  total: { one: 'Available balance', many: 'Total available balance' },
  /** Number of cards that the total covers. */
  on: {
    one: 'On 1 card',
    many: 'On {all} cards',
    some: 'On {known} of {all} cards · other balances unavailable',
  },
  listUnavailable: "We couldn't load your cards.",
} as const

/** Texts about payments whose money has not reached the card yet. The amount precedes each text. */
export const awaitedTopUpTexts = {
  one: 'pending for {card}',
  plain: 'pending',
  many: '{count} payments pending',
} as const

/** Texts of a card's page. */
export const cardPageTexts = {
  heading: 'Card',
  tabs: 'Your cards',
  settings: 'Settings',
  inactive: 'Your card is currently inactive. The programme is being revamped and will relaunch with an all-new card.',
  learnMore: 'Learn More',
  addFunds: 'Add funds',
  addFundsTooltip: 'Reloads are temporarily disabled',
  activity: 'Activity',
} as const

/** Texts of a card's page while its code loads. `page` and `lists` end the sentence "Still waiting for …". */
export const cardWaitingTexts = {
  page: 'your card',
  lists: "your card's activity",
  balance: 'Available balance',
  activity: 'Recent Activity',
  export: 'Export CSV',
} as const

/** Texts in place of the actions of a card whose programme has ended; {digits} are its last four digits. */
export const closedCardTexts = {
  title: 'Card Closed',
  lines: [
    'Your card ending in {digits} was closed on December 31, 2020.',
    'For tax purposes, previous transaction reports are still available to export.',
  ],
  newCard: 'How to get the new card',
} as const

/** Terms of each card programme; {product} is the name of the product. */
export const cardTermsTexts = {
  title: 'Terms and conditions',
  galileo:
    'The {product} Card is issued by its bank under a license from the card network. Your use of the card is subject to the cardholder agreement and fee disclosure.',
  agreement: 'Cardholder agreement',
  fees: 'Fee disclosure',
  firstView:
    'This {product} Card was issued by the bank of the former program, which ended on December 31, 2020. The terms you accepted for this card still cover everything you paid with it. You no longer pay any fees.',
} as const

/** Texts of the page for users without a card. */
export const cardGetStartedTexts = {
  title: 'Spend crypto like cash. Better than ever.',
  paused: 'New card applications are temporarily paused.',
} as const

/** Texts of the filter of a card's activity. */
export const activityFilterTexts = {
  label: 'Filter transactions',
  search: { label: 'Search transactions', placeholder: 'Merchant, city or amount', clear: 'Clear search' },
  pill: '30 Days',
  categories: { label: 'Category', all: 'All categories' },
  further: 'More filters',
  kinds: { label: 'Kind', all: 'All kinds' },
} as const

/** Names of the kinds of activity. */
export const activityKindNames = {
  purchase: 'Purchases',
  refund: 'Refunds',
  fee: 'Fees',
  load: 'Top-ups',
} as const

/** Names of the merchant categories. */
export const merchantCategoryNames = {
  groceries: 'Groceries',
  dining: 'Dining',
  transport: 'Transport',
  fuel: 'Fuel',
  travel: 'Travel',
  health: 'Health',
  entertainment: 'Entertainment',
  shopping: 'Shopping',
  utilities: 'Utilities',
  cash: 'Cash',
  fees: 'Fees',
  other: 'Other',
} as const

/** Names of the period that a list covers. Each name continues a sentence. */
export const activityWindowTexts = {
  pill: 'in the last {days} days',
  between: 'from {from} to {to}',
  since: 'since {from}',
  until: 'until {to}',
} as const

/** Texts of the lists. {when} is a period. {what} is a search text in quotes, or the text `chosen`. */
export const cardActivityTexts = {
  refresh: 'Refresh',
  refreshFailed: "We couldn't refresh your transactions. This list may be out of date.",
  result: '{count} of {all} transactions match.',
  resultSoFar: 'So far, {count} of the {all} loaded transactions match.',
  clearAll: 'Clear all',
  pending: 'Pending',
  about: 'About pending payments',
  pendingTooltip: 'The bank is waiting for the merchant to settle this payment.',
  pendingFailed: "We couldn't load your pending transactions.",
  settled: 'Recent Activity',
  note: '{count} in all',
  noteWhen: '{count} {when}',
  more: 'Show more',
  failed: "We couldn't load your transactions.",
  pageFailed: "We couldn't load more transactions.",
  tryAgain: 'Try Again',
  empty: "Looks like you don't have any transactions in the selected date range.",
  allDates: 'Show all dates',
  noMatch: 'No transactions match {what}.',
  noMatchWhen: 'No transactions {when} match {what}.',
  chosen: 'your filters',
  searchAllDates: 'Search all dates',
} as const

/** Statuses of pending items. */
export const activityStatusTexts = {
  load: 'Waiting for confirmation',
  paid: 'Pending...',
  invalid: 'Invalid',
} as const

/** Texts of a row of activity. */
export const activityItemTexts = {
  unnamed: 'Card transaction',
  amountUnavailable: 'Amount unavailable',
  confirming: 'Waiting for the merchant',
  refund: 'Refund',
} as const

/** Texts of the yearly reports and of the lines in their files. */
export const cardExportTexts = {
  heading: 'Export CSV',
  making: 'Preparing your {year} report…',
  saved: '{file} was downloaded.',
  empty: "We couldn't find any transaction history for {year}.",
  failed: 'There was a problem exporting your data. Please try again.',
  /** Button that saves the transactions that the lists show. */
  shown: { one: 'Export the 1 transaction shown', many: 'Export the {count} transactions shown' },
  file: 'card-{lastFour}-{year}.csv',
  header: ['Date (UTC)', 'Description', 'Type', 'Amount'],
  month: 'Monthly fee total',
  year: 'Yearly fee total',
} as const

/** Texts of the file with the shown transactions. */
export const shownExportTexts = {
  file: 'card-{lastFour}-activity-{day}.csv',
  header: [
    'Date (UTC)',
    'Status',
    'Merchant',
    'Description',
    'City',
    'State',
    'Category',
    'Type',
    'Amount',
    'Currency',
  ],
  pending: 'Pending',
  settled: 'Settled',
} as const

/** Texts of the spending with a card. */
export const cardSpendingTexts = {
  heading: 'Spending by month',
  looks: { label: 'View as', chart: 'Chart', table: 'Table' },
  /** Texts below the total spending. */
  oneMonth: 'in 1 month',
  manyMonths: 'in {count} months',
  average: '{span}, on average {amount} per full month',
  /** Description of the chart for screen readers; {months} is a list of `summaryMonth` texts. */
  summary: 'Spending by month: {months}.',
  summaryMonth: '{month} {amount}',
  running: '{month} so far.',
  columns: ['Month', 'Purchases', 'Spent'],
  categories: 'By category',
  categoryColumns: ['Category', 'Purchases', 'Spent', 'Share'],
  share: '{percent}%',
  littleShare: '<1%',
  failed: "We couldn't load your spending.",
  tryAgain: 'Try Again',
} as const

/** Texts of a transaction's page. */
export const cardTransactionTexts = {
  back: 'All transactions',
  heading: 'Transaction',
  share: { copy: 'Copy link', copied: 'Link copied', title: 'Card transaction' },
  timeLine: 'Timeline',
  /** Time of a step. */
  moment: '{day} at {time}',
  why: 'Why this status',
  next: 'What happens next',
  details: 'Details',
  /** For example "1 EUR = 1.0812 USD". */
  rate: '1 {from} = {rate} {to}',
  card: '{name} •••• {digits}',
  copyId: 'Copy transaction ID',
  failed: "We couldn't load this transaction.",
  missing: "We couldn't find this transaction on this card.",
  unsupported: "Transaction details aren't available for this card.",
  tryAgain: 'Try Again',
} as const

/** Texts of each status of a transaction: its name, its reason, and what happens next. */
export const transactionStatusTexts = {
  authorised: {
    label: 'Authorized',
    why: 'The bank approved this payment and is holding the amount.',
    next: 'The merchant will collect the money. Until then, the amount stays on hold.',
  },
  pending: {
    label: 'Pending',
    why: 'The bank is waiting for the merchant to settle this payment.',
    next: 'Most payments settle within a few days. The final amount may differ, for example if you left a tip or paid at a fuel pump.',
  },
  settled: { label: 'Settled', why: 'This transaction is settled.', next: "You don't need to do anything." },
  refunded: {
    label: 'Refunded',
    why: 'The merchant refunded this payment.',
    next: "You don't need to do anything. The refund is listed separately in your activity.",
  },
  declined: {
    label: 'Declined',
    why: 'This payment was declined. No money was taken from your card.',
    next: 'Check that your card is unlocked and has enough money on it, then pay again.',
  },
  reversed: {
    label: 'Reversed',
    why: 'This payment was canceled before it settled. No money was taken from your card.',
    next: "You don't need to do anything. The money is no longer on hold.",
  },
} as const

/** Explanation of the status "Settled" for each kind of transaction. */
export const settledReasons = {
  purchase: 'The merchant collected the money.',
  refund: 'The merchant refunded you.',
  fee: 'The card program charged this fee.',
  load: 'The money is on your card.',
} as const

/** Labels of a transaction's details. */
export const transactionDetailLabels = {
  authorised: 'Authorized',
  posted: 'Posted',
  place: 'Location',
  category: 'Category',
  original: 'Original amount',
  rate: 'Exchange rate',
  description: 'Description',
  card: 'Card',
  id: 'Transaction ID',
} as const

/** Texts of the card settings. */
export const cardSettingsTexts = {
  tabs: 'Cards',
  tab: '...{digits}',
  heading: 'Card',
  terms: 'Terms and conditions',
  fees: 'Fee disclosure',
  newTab: 'Opens in a new tab',
  /** Word in front of the name of a document. */
  read: 'Read',
} as const

/** Texts for renaming a card: of the row in the settings, and of the form. */
export const cardNameTexts = {
  row: 'Card Name',
  edit: 'Edit',
  label: 'Card name',
  hint: 'Maximum 20 characters',
  required: '*Required',
  tooLong: 'Card name cannot exceed 20 characters',
  update: 'Update',
  cancel: 'Cancel',
  updated: 'Card name updated successfully.',
} as const

/** Texts of the switch that locks a card. */
export const cardLockTexts = {
  label: 'Lock card',
  off: 'While your card is locked, all new payments are declined.',
  on: 'Card is locked. All new payments are declined.',
} as const

/** Texts for changes of a card that failed. */
export const cardFailureTexts = {
  rename: 'There was a problem updating your card name. Please try again.',
  lock: 'There was a problem updating this setting. Please try again later.',
} as const

/** Texts of the mailing address; {phone} is the support's phone number. */
export const mailingAddressTexts = {
  row: 'Mailing Address',
  none: 'No address found.',
  add: 'Add',
  edit: 'Edit',
  unknown: "We couldn't load your mailing address.",
  again: 'Try Again',
  /** Purpose of the address. */
  lead: 'Remaining card balances are sent by cheque, mailed within 30 days of June 30th, 2023.',
  /** Country of a new address. */
  country: 'United States',
  optional: 'Optional',
  save: 'Save address',
  cancel: 'Cancel',
  close: 'Close',
  missing: 'Please fill in all required fields.',
  /** This text has no full stop. */
  noResult: 'An error occurred while setting your mailing address. Please contact support at {phone}',
  /** Title of a toast. The reason follows as the text of the toast. */
  notSaved: "We couldn't save your mailing address",
} as const

/** Titles of the dialog of the mailing address. */
export const mailingAddressHeaders = {
  add: 'Add your mailing address',
  update: 'Update your mailing address',
  verify: 'Verify your mailing address',
  thanks: 'Thank you',
} as const

/** Labels of the fields of the mailing address. */
export const mailingAddressLabels = {
  address1: 'Street 1',
  address2: 'Street 2',
  city: 'City',
  state: 'State',
  postalCode: 'ZIP/Postal Code',
  country: 'Country',
} as const

/** Errors of the fields of the mailing address. */
export const mailingAddressErrors = {
  address1: 'Enter a Street Address',
  city: 'Enter a City',
  state: 'Enter a State',
  postalCode: 'Enter a ZIP/Postal Code',
  country: 'Enter a Country',
  /** Errors that replace messages of the provider. */
  stateInvalid: 'State invalid',
  countryInvalid: 'Country invalid',
} as const

/** Progress of saving the mailing address. */
export const mailingAddressProgress = {
  verifying: 'Checking your address…',
  saving: 'Saving your address…',
  saved: 'Your address was saved.',
} as const

/** Titles of the alerts of the mailing address. */
export const mailingAddressAlerts = { missing: 'Attention!', server: 'Error!', other: 'General Error!' } as const

/** Reasons why a mailing address is not accepted; {phone} is the support's phone number. */
export const mailingAddressRefusals = {
  empty: 'Invalid Address',
  country:
    'We currently only accept mailing addresses within the United States. Please enter a valid US address or call support at {phone}.',
  inadmissible: 'Inadmissable Address',
} as const

/** Texts of the form that adds money to a card; {least} and {most} are amounts. */
export const topUpTexts = {
  /** Words before the last four digits, for screen readers. */
  ending: 'Card ending in',
  label: 'Amount in US dollars',
  symbol: '$',
  presets: 'Suggested amounts',
  range: 'From {least} to {most}',
  outside: 'Enter an amount from {least} to {most}.',
  newBalance: 'New balance',
  add: 'Add Funds',
  cancel: 'Cancel',
  /** Label in place of `cancel` while the user pays, since closing the dialog then cancels nothing. */
  close: 'Close',
} as const

/**
 * Notes below an amount in the row of a card. `available`: the amount is the balance. `coming`: it is the balance after the
 * payment. `failed`: it was not paid.
 */
export const topUpCardNotes = { available: 'available', coming: 'new balance', failed: 'not charged' } as const

/** Texts while the user pays: `open` for an open payment window, `blocked` for a window that the browser has blocked. */
export const topUpPayingTexts = {
  open: {
    title: 'Waiting for your payment',
    text: "Pay in the window that just opened. This dialog closes once you've paid. If you close the dialog sooner, the payment window stays open.",
    action: 'Show payment window',
  },
  blocked: {
    title: "The payment window didn't open",
    text: 'Your browser blocked the payment window. Open it here, or allow pop-ups for this site.',
    action: 'Open the payment window',
  },
} as const

/** Title and retry button of a failure, which replaces the form. */
export const topUpFailureTexts = { title: 'Something went wrong', retry: 'Try Again' } as const

/** Reason that is shown for a failure if the provider sends no message. */
export const invoiceFailureText = 'There was a problem processing your topup. Please check your amount and try again.'

/**
 * Toasts after a payment: first while the money is pending, then once it is on the card. `plain` is used if the balance is
 * unknown or hidden.
 */
export const topUpToasts = {
  coming: {
    title: '{amount} is pending',
    hidden: 'Your payment is pending',
    balance: '{card} will have {balance} once the payment is confirmed.',
    plain: 'The money will be on {card} once the payment is confirmed.',
  },
  there: {
    title: '{amount} added',
    hidden: 'Money added',
    balance: '{card} now has {balance}.',
    plain: 'The money is now on {card}.',
  },
} as const

/** Headings of the dialogs about cards. */
export const cardDialogHeadings = {
  'card-export-failed': "We're Sorry",
  'add-funds': 'Add Funds',
  'update-card-name': 'Update Card Name',
  'lock-card': 'Lock Card',
  // The dialog replaces this heading with one that names the card.
  'confirm-lock': 'Lock Card',
  // The dialog replaces this heading with the heading of the current stage.
  'mailing-address': 'Mailing Address',
} as const

/** Texts of the commands about cards; {card} is the name of a card. `synonyms` are other names, separated by commas. */
export const cardCommandTexts = {
  addFunds: { title: 'Add funds to {card}', note: 'Opens the amount', synonyms: 'load, top up, add money, deposit' },
  lock: { title: 'Lock {card}', note: 'Asks first', synonyms: 'freeze, block, stop' },
  unlock: { title: 'Unlock {card}', note: 'Asks first', synonyms: 'unfreeze, unblock' },
  open: { synonyms: 'card, balance' },
  settings: {
    title: '{card}: card settings',
    note: 'Name, lock, mailing address',
    synonyms: 'rename, name, lock, mailing address',
  },
} as const

/** Texts of the dialog in which the user confirms to lock or unlock a card; {digits} are its last four digits. */
export const cardLockDialogTexts = {
  lock: {
    heading: 'Lock {card}?',
    text: 'Purchases with the card that ends in {digits} will be declined until you unlock it. Loads and refunds still arrive.',
    confirm: 'Lock Card',
    done: '{card} is locked',
  },
  unlock: {
    heading: 'Unlock {card}?',
    text: 'The card that ends in {digits} can be used for purchases again.',
    confirm: 'Unlock Card',
    done: '{card} is unlocked',
  },
  cancel: 'Cancel',
} as const

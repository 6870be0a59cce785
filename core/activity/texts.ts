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
  paidIn: 'Paid in {coin}',
  wallet: '{name} · {coin}',
} as const

/** Texts of the rows. */
export const entryRowTexts = {
  estimated: 'Estimated {date}',
  fee: 'Fee {amount}',
  notCounted: 'not counted',
  marks: { pending: 'Pending', complete: 'Complete', exception: 'Exception' },
  amountUnavailable: 'Amount unavailable',
  security: 'Security',
} as const

/** Names of the groups of rows and their totals. */
export const timelineGroupTexts = {
  pending: 'Pending',
  today: 'Today',
  yesterday: 'Yesterday',
  noDay: 'Date unknown',
  in: 'In',
  out: 'Out',
  moved: 'Moved',
  incomplete: 'Some amounts in US dollars are unknown and left out.',
} as const

/** Texts of the panel with the totals of the period. */
export const timelineSummaryTexts = {
  in: { label: 'In', note: 'Payouts, refunds' },
  out: { label: 'Out', note: 'Of which fees {fees}' },
  moved: { label: 'Moved to cards', note: 'Neither in nor out' },
  pending: { label: 'Pending', note: 'Counted once it is final' },
  soFar: 'So far, back to {date}',
  incomplete: 'Some amounts in US dollars are unknown, so the totals leave them out.',
  running: '{month} so far. Days are in your time zone, {zone}.',
  byMonth: 'by month',
  looks: { label: 'Show as', chart: 'Chart', table: 'Table' },
  columns: { month: 'Month', in: 'In', out: 'Out', fees: 'Of which fees', moved: 'Moved' },
  monthSoFar: '{month} so far',
  /** Text alternative of the chart: one sentence for each month. */
  monthSentence: '{month}: in {in}, out {out}.',
  choose: 'Show {month}',
} as const

/** Texts of the filter bar. */
export const timelineFilterTexts = {
  label: 'Filter the activity',
  search: { label: 'Search', placeholder: 'Name, order id or amount', clear: 'Clear search' },
  ranges: 'Period',
  thisYear: 'This year',
  views: 'Views',
  all: 'All',
  toClaim: 'To claim',
  billsThisYear: 'Bills this year',
  kinds: { label: 'Kinds', all: 'All kinds' },
  accounts: { label: 'Accounts', all: 'All accounts', some: '{count} accounts' },
  statuses: { label: 'Statuses', all: 'All statuses' },
  coins: { label: 'Coin', all: 'All coins' },
  orMore: '{amount} or more',
  orLess: '{amount} or less',
  quoted: '“{text}”',
  amountNote: 'Amounts are compared without their sign.',
  more: 'Filters',
  clear: 'Clear all',
} as const

/** Name of each choice in the menu of kinds. */
export const kindChoiceTexts = {
  purchase: 'Card purchases',
  load: 'Card loads',
  payment: 'Crypto payments',
  bill: 'Bills',
  donation: 'Donations',
  payout: 'Payouts',
  refund: 'Refunds',
  fee: 'Fees',
  security: 'Security changes',
} as const

/** Name of each choice in the menu of statuses. */
export const entryStatusTexts = {
  pending: 'Pending',
  complete: 'Complete',
  toClaim: 'Refund available',
  refunded: 'Refunded',
  failed: 'Failed',
} as const

/** Texts of the page. */
export const timelineTexts = {
  heading: 'Activity',
  tabs: { label: 'Activity', timeline: 'Timeline', statements: 'Statements' },
  refresh: 'Refresh',
  refreshFailed: 'The latest activity could not be loaded.',
  content: 'your activity',
  entries: 'Entries',
  summary: 'In and out',
  when: '{date} at {time}',
  count: { one: '1 entry {period}', many: '{count} entries {period}' },
  periods: {
    '3m': 'in the last 3 months',
    '6m': 'in the last 6 months',
    '1y': 'in the last year',
    year: 'this year',
    all: 'in all',
  },
  between: '{from} – {to}',
  since: 'since {from}',
  until: 'until {to}',
  matches: { one: '1 match {period}.', many: '{count} matches {period}.' },
  matchedOut: 'Out {out}.',
  matchedOutFees: 'Out {out}, of which fees {fees}.',
  matchedIn: 'In {in}.',
  matchedNet: 'Net {net}.',
  shown: '{shown} of {count} shown, back to {date}',
  shownSoFar: '{shown} shown, back to {date}',
  more: 'Load More',
  tryAgain: 'Try Again',
  missingSlide: 'This entry is not in the list. Choose a longer period to look for it.',
  pageFailed: 'Earlier entries could not be loaded.',
  newEntries: { one: 'Show 1 new entry', many: 'Show {count} new entries' },
  appeared: { one: '1 new entry', many: '{count} new entries' },
  failed: { heading: 'Your activity could not be loaded', text: 'Your money and payments are not affected.' },
} as const

/** Texts about a source that failed to load (ACT-017). */
export const missingSourceTexts = {
  card: 'Card transactions of {card} are missing.',
  payments: 'Crypto payments, bills and payouts are missing.',
  security: 'Security changes are missing.',
  cards: 'Your cards are missing.',
  explanation: 'They could not be loaded, so totals leave them out. Everything else is up to date.',
  tryAgain: 'Try Again',
} as const

/** Texts of an empty list (ACT-024). */
export const timelineEmptyTexts = {
  none: {
    heading: 'Nothing has moved yet',
    text: 'Payments, card purchases, bills and payouts appear here, all in one list.',
    action: 'Pay a Bill',
  },
  period: { heading: 'Nothing moved {period}', text: 'There may be earlier entries.', action: 'Search all dates' },
  match: {
    heading: 'No entry matches “{text}”',
    plain: 'No entry matches',
    text: 'Searched: {period}, {kinds}.',
    clear: 'Clear search',
    all: 'Search all dates',
  },
  allKinds: 'all kinds',
} as const

/** Texts of the slides of card transactions and security changes (ACT-019). */
export const entryDetailTexts = {
  rows: {
    account: 'Card',
    kind: 'Kind',
    at: 'Time',
    authorised: 'Authorized',
    posted: 'Posted',
    place: 'Place',
    original: 'Paid amount',
    description: 'Description',
    id: 'Transaction id',
    device: 'Changed from',
    whereabouts: 'Place',
  },
  transaction: 'Open on the card page',
  security: {
    title: 'Money may go to another place.',
    stoppable: 'If you did not change it, stop the change and secure your account now.',
    late: 'If you did not change it, check your receiving addresses and secure your account now.',
    addresses: 'Check Receiving Addresses',
    account: 'Secure My Account',
  },
} as const

/** Texts of the saved views (ACT-014). */
export const savedViewTexts = {
  save: 'Save View',
  heading: 'Save view',
  rename: 'Rename view',
  name: 'Name',
  hint: 'Kept in this browser, for your account only. Up to 12 views.',
  submit: 'Save View',
  submitName: 'Rename',
  cancel: 'Cancel',
  menu: 'Change the view {name}',
  renameAction: 'Rename',
  removeAction: 'Delete',
  removed: 'View {name} deleted',
  undo: 'Undo',
  empty: 'Enter a name.',
  tooLong: 'Enter at most 30 characters.',
  taken: 'Another view has this name.',
  tooMany: 'You have 12 views. Delete one to save another.',
} as const

/** Texts and columns of the export (ACT-023). */
export const activityExportTexts = {
  label: 'Export as CSV',
  reading: 'Reading entries: {count}',
  readingOf: 'Reading entries: {count} of {of}',
  cancel: 'Cancel',
  saved: { one: 'Saved {file} with 1 entry.', many: 'Saved {file} with {count} entries.' },
  failed: 'The entries could not be exported. Nothing was saved.',
  file: 'activity-{day}.csv',
  columns: { time: 'Time (UTC)', date: 'Date' },
  further: [
    'Kind',
    'Title',
    'Account',
    'Direction',
    'Amount',
    'Currency',
    'Amount in USD',
    'Fee in USD',
    'Status',
    'Id',
  ],
  directions: { in: 'in', out: 'out', moved: 'moved', none: '' },
} as const

/** Initial headings of the dialogs. */
export const activityDialogHeadings = {
  'save-view': 'Save view',
  'rename-view': 'Rename view',
  'activity-shortcuts': 'Keyboard shortcuts',
} as const

/** Keyboard shortcuts of the timeline (ACT-020). */
export const shortcutTexts = {
  rows: [
    { keys: ['J', 'K'], text: 'Next, previous entry' },
    { keys: ['↓', '↑'], text: 'The same, once in the list' },
    { keys: ['Enter'], text: 'Open the entry' },
    { keys: ['←', '→'], text: 'Previous, next in the details' },
    { keys: ['/'], text: 'Search' },
    { keys: ['N'], text: 'Show new entries' },
    { keys: ['?'], text: 'Show these shortcuts' },
  ],
  letters: 'Use single-letter shortcuts',
} as const

/** Texts of the printed page (ACT-025). */
export const timelinePaperTexts = {
  print: 'Print',
  zone: 'times in {zone}',
  printed: 'printed {date} at {time}',
  shown: '{shown} of {count} entries',
  columns: { date: 'Date', what: 'What', account: 'Account', status: 'Status', out: 'Out', in: 'In' },
  what: '{title}, {kind}',
} as const

/** Texts of the year pack and of its `README.txt`. */
export const packTexts = {
  archive: '{product}-{year}-{zone}.zip',
  cardFile: 'card-{name}-{digits}',
  cardFileWithoutDigits: 'card-{name}',
  unnamedCard: 'card',
  title: '{product}: money in {year}',
  titleSoFar: '{product}: money in {year} so far, not final',
  zone: 'A day begins at midnight in {zone}. Columns named UTC are in UTC.',
  basis:
    'Only final entries are listed. Amounts are exact decimal numbers. The fee is part of the amount. Money that moved to a card is neither in nor out.',
  totals: 'In {in} USD, out {out} USD (of which fees {fees} USD), moved to cards {moved} USD.',
  incomplete: 'The amount of at least one entry in USD is unknown, so these sums do not contain it.',
  files: 'Files',
  ledger: 'ledger.csv: every entry, for Koinly and spreadsheets. Payouts have no label: choose it in Koinly.',
  coinTracking: 'ledger-cointracking.csv: the same rows, for CoinTracking. The dates are in UTC.',
  ledgerCoins:
    'Both ledgers list the coins that were sent and received, if they are known. They also list the coins that paid for card loads.',
  sources: 'payments.csv, donations.csv, bills.csv, payouts.csv: one row for each entry.',
  cardFiles: 'cards: for each card one CSV file, and one OFX file for bookkeeping programs.',
  manifest: 'manifest.json: rows, sums and SHA-256 of every other file.',
  cards: 'Cards: opening + in - out = closing',
  noCards: 'No cards.',
  card: '{name}: {opening} + {in} - {out} = {closing} {currency}, of which fees {fees}. {check}',
  unknownAmount: 'unknown',
  addsUp: 'Adds up.',
  off: 'Off by {by}: an entry may be missing. Contact support before you rely on it.',
  unknown: {
    balance: 'The balance is not known.',
    history: 'Not compared: the entries do not go back to the opening of the account.',
    amount: 'Not compared: the amount of an entry is not readable.',
  },
  missing: 'Missing',
  nothingMissing: 'Nothing is missing.',
  missingSource: 'Not loaded, or only partly: {source}.',
  withoutOfx: 'No OFX file for {name}: its closing balance or its currency cannot be written in this format.',
  unreadable: 'Entries whose amount is not readable: {count}. Their rows have no amount.',
  leftOut: 'Left out: {pending} pending entries, {void} entries that moved no money, {undated} entries without a date.',
  sourceNames: {
    cards: 'card transactions',
    payments: 'crypto payments',
    donations: 'donations',
    bills: 'bills',
    payouts: 'payouts',
  },
  loadPayment: 'Payment of a card load',
} as const

/** Headers of the columns of the CSV files, by cell. Those of the ledgers have the spelling of the programs that read them. */
export const packHeaders = {
  ledger: {
    utc: 'Date',
    sentAmount: 'Sent Amount',
    sentCurrency: 'Sent Currency',
    receivedAmount: 'Received Amount',
    receivedCurrency: 'Received Currency',
    networkAmount: 'Fee Amount',
    networkCurrency: 'Fee Currency',
    worthAmount: 'Net Worth Amount',
    worthCurrency: 'Net Worth Currency',
    label: 'Label',
    description: 'Description',
    transactions: 'TxHash',
    day: 'Day ({zone})',
    kind: 'Kind',
    account: 'Account',
    direction: 'Direction',
    amount: 'Amount',
    currency: 'Currency',
    usd: 'Amount in USD',
    feeUsd: 'Of which fee in USD',
    id: 'Entry ID',
  },
  coinTracking: {
    type: 'Type',
    receivedAmount: 'Buy Amount',
    receivedCurrency: 'Buy Currency',
    sellAmount: 'Sell Amount',
    sellCurrency: 'Sell Currency',
    networkAmount: 'Fee',
    networkCurrency: 'Fee Currency',
    exchange: 'Exchange',
    kind: 'Group',
    description: 'Comment',
    utcDate: 'Date',
  },
  source: {
    utcDate: 'Time (UTC)',
    day: 'Day ({zone})',
    kind: 'Kind',
    title: 'Title',
    account: 'Account',
    direction: 'Direction',
    amount: 'Amount',
    currency: 'Currency',
    usd: 'Amount in USD',
    feeUsd: 'Of which fee in USD',
    sentAmount: 'Coins sent',
    receivedAmount: 'Coins received',
    networkAmount: 'Network cost',
    sellCurrency: 'Coin',
    transactions: 'Transactions',
    status: 'Status',
    id: 'Entry ID',
  },
  card: {
    utcDate: 'Time (UTC)',
    day: 'Day ({zone})',
    kind: 'Kind',
    title: 'Title',
    place: 'Place',
    signedAmount: 'Amount',
    currency: 'Currency',
    usd: 'Amount in USD',
    feeUsd: 'Of which fee in USD',
    id: 'Entry ID',
  },
} as const

/** Type of a fee in CoinTracking. */
export const packFeeType = 'Other Fee'

/** Texts of the statements page. */
export const statementTexts = {
  heading: 'Statements',
  content: 'your statements',
  monthly: 'Monthly',
  year: 'Year',
  wholeYear: 'Whole year',
  soFar: '{year} so far',
  notFinal: 'So far, not final',
  entries: { none: 'No entries', one: '1 entry', many: '{count} entries' },
  incomplete: 'Some amounts in US dollars are unknown and left out.',
  figures: { out: 'Out', in: 'In', fees: 'Of which fees', moved: 'Moved to cards' },
  print: 'Print or Save as PDF',
  pdf: 'PDF',
  pdfFile: 'statement-{period}-{zone}.pdf',
  making: 'Making the PDF',
  cancel: 'Cancel',
  pdfFailed: 'The PDF could not be made. Try again.',
  csv: 'CSV',
  /** Name of a button for screen readers. */
  action: '{action}, {period}',
  file: 'statement-{period}-{zone}.csv',
  none: { heading: 'No statements yet', text: 'Your first one covers the month of your first payment.' },
  missing: 'They could not be loaded, so the statements leave them out.',
  failed: {
    heading: 'Your statements could not be loaded',
    text: 'Your money and payments are not affected.',
    tryAgain: 'Try Again',
  },
} as const

/** Texts of the choice of the zone in which days begin (STMT-003). */
export const statementZoneTexts = {
  heading: 'Days begin in',
  own: 'Your time zone',
  ownNote: '{zone}, {name} today',
  utc: 'UTC',
  utcNote: 'As in the card and payout exports',
  note: 'Decides which month or year an entry near midnight belongs to. Every file says which was used.',
} as const

/** Texts of the table of cards (STMT-002). */
export const statementCardTexts = {
  caption: 'Cards in {period}',
  columns: {
    card: 'Card',
    opening: 'Opening',
    in: 'In',
    out: 'Out',
    fees: 'Of which fees',
    closing: 'Closing',
    check: 'Check',
  },
  card: '{name} ••••\u00A0{digits}',
  unknownAmount: '–',
  addsUp: 'Adds up',
  off: 'Off by {by}',
  unknown: { balance: 'Balance not known', history: 'Not compared', amount: 'Not compared' },
  note: 'Opening + in − out = closing. Pending amounts are left out until they are final. Balances before today are calculated back from today’s balance.',
  notCompared:
    'A card is not compared if its entries do not go back to the opening of its account, or if an amount is not readable.',
  offHeading: '{card} is off by {by}.',
  offText:
    'The entries add up to {expected}, and the closing balance is {closing}. An entry may be missing. Contact support before you rely on it.',
} as const

/** Texts of the panel with the year pack (STMT-006 to STMT-011). */
export const yearPackTexts = {
  heading: 'Year pack',
  year: 'Year of the pack',
  about: 'Everything of the year for you or your accountant, in one zip file.',
  contents: [
    { name: 'ledger.csv', text: 'One file for Koinly and Excel' },
    { name: 'ledger-cointracking.csv', text: 'The same rows, for CoinTracking' },
    { name: 'cards/', text: 'One CSV and one OFX file for each card' },
    { name: 'payments, donations, bills, payouts', text: 'One CSV each, fees in their own column' },
    { name: 'README.txt, manifest.json', text: 'What is in it, sums and SHA-256 of every file' },
  ],
  make: 'Make {year} Pack',
  leave: 'You can leave this page while the pack is made.',
  making: 'Making the {year} pack',
  steps: {
    cards: 'Card transactions',
    payments: 'Crypto payments',
    donations: 'Donations',
    bills: 'Bills',
    payouts: 'Payouts',
  },
  packing: 'Packing',
  states: { waiting: 'waiting', reading: '{count} so far', read: '{count}', failed: 'Not loaded' },
  cancel: 'Cancel',
  incomplete: '{sources} of {year} are missing',
  incompleteText: 'They could not be loaded. Try again, or make the pack without them. The manifest then says so.',
  without: 'Make It Without {sources}',
  /** Names of the sources in that button. */
  titles: {
    cards: 'Card Transactions',
    payments: 'Crypto Payments',
    donations: 'Donations',
    bills: 'Bills',
    payouts: 'Payouts',
  },
  tryAgain: 'Try Again',
  downloaded: 'Downloaded',
  made: '{file}, {size}, {entries}.',
  missing: 'Without {sources}. The manifest and README.txt say so.',
  sizes: { kilobytes: '{size} KB', megabytes: '{size} MB' },
  again: 'Download Again',
  cards: { label: 'Cards', all: 'All add up', some: '{count} of {all} add up' },
  failed: {
    heading: 'The pack could not be made',
    text: 'Nothing was downloaded. Your money and payments are not affected.',
  },
  empty: {
    heading: 'Nothing in {year}',
    text: 'There are no payments, purchases, bills or payouts in that year, so there is no pack to make.',
    first: 'Go to {year}, your first year',
  },
} as const

/** Texts of a printed statement (STMT-005). */
export const statementPaperTexts = {
  heading: 'Statement for {period}',
  days: '{from} – {to}, {zone}',
  made: 'Made on {date} at {time}',
  cards: 'Cards',
  entries: 'Entries',
  columns: { date: 'Date', what: 'What', account: 'Account', fee: 'Fee', out: 'Out', in: 'In' },
  moved: '{title} (moved)',
  note: 'Amounts without a currency are in US dollars. Out includes the fee. Moved amounts are neither in nor out.',
} as const

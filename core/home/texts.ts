/** Texts of the home page. */
export const homePageTexts = {
  /** Title of the browser's tab. */
  title: 'Home',
  welcome: 'Welcome',
  welcomeName: 'Welcome, {firstName}',
  cards: { one: 'Card', many: 'Cards', link: 'MANAGE' },
  notices: 'Notices',
  activity: { title: 'Recent Activity', link: 'SEE ALL', all: 'All activity' },
  /** Heading of the price widget, and the period over which the price change is shown. */
  prices: { title: 'Prices', period: '1 day' },
} as const

/** Texts of the button that hides amounts. */
export const amountPrivacyTexts = { hide: 'Hide amounts' } as const

/** Replacement of every hidden amount: visible text, and label for screen readers. */
export const hiddenAmount = { text: '••••••', label: 'Amount hidden' } as const

/** Texts of the notices that are the same for every user. Each description begins with its emphasised `lead`. */
export const homeNoticeTexts = {
  addName: {
    lead: 'Your name is missing.',
    description: 'Your name is missing. Merchants and senders use it to identify you.',
    actionText: 'Add your name',
  },
  missingShopperInfo: {
    lead: 'Your Social Security number is missing.',
    description: 'Your Social Security number is missing. Add it to keep your account in good standing.',
    actionText: 'Add your number',
  },
  acceptInvite: {
    lead: 'Someone wants to send you a payment.',
    description: 'Someone wants to send you a payment. Choose where to receive it.',
    actionText: 'Accept invite',
  },
} as const

/** Texts of the prices. */
export const priceTexts = {
  unavailable: 'Prices are unavailable at this time.',
  /** Message if a single coin has no price. This text has no full stop. */
  coinUnavailable: 'Price is unavailable at this time',
  /** Describes the line chart of a coin to screen readers. */
  summary: '{name} over {period}: {price}',
  /** For example "Ethereum over 1 day: $511.25, down $4.75 or −0.92%". */
  summaryChange: '{name} over {period}: {price}, {trend} {amount} or {percent}',
  up: 'up',
  down: 'down',
  flat: 'unchanged',
} as const

/** Texts of the offers; {product} is the name of the product. */
export const homeOfferTexts = {
  waitlist: {
    title: 'The new {product} Card',
    text: 'Spend crypto like cash. New card applications are temporarily paused.',
  },
  wallet: {
    title: 'Get the Wallet',
    text: 'Store, spend and receive crypto on your phone.',
    action: 'Get the Wallet',
  },
  terms: {
    title: 'Card terms',
    text: 'Use of the {product} Card is subject to its cardholder agreement and fee disclosure.',
    agreement: 'Terms and conditions',
    fees: 'Fee disclosure',
  },
} as const

/** Texts of the command that hides or shows amounts, and of its toasts. `synonyms` are other names, separated by commas. */
export const amountCommandTexts = {
  hide: { title: 'Hide amounts', done: 'Amounts are hidden' },
  show: { title: 'Show amounts', done: 'Amounts are shown' },
  synonyms: 'privacy, balance, conceal',
  undo: 'Undo',
} as const

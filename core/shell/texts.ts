/** Labels of the navigation's entries. */
export const navigationTexts = {
  home: 'Home',
  'bill-pay': 'Pay Bills',
  card: 'Card',
  crypto: 'Crypto Payments',
  settings: 'Settings',
  'business-switch': 'Switch to Business',
  'util-dashboard': 'Util Dashboard',
  help: 'Help & Support',
  'sign-out': 'Sign Out',
} as const

/** Labels of the frame, mostly for screen readers. {initials} are the initials of the user's name. */
export const frameTexts = {
  skip: 'Skip to content',
  main: 'Main',
  mobile: 'Mobile',
  menu: 'Menu',
  account: 'Account',
  accountMenu: 'Account menu',
  accountMenuOf: 'Account menu, {initials}',
} as const

/** Texts that replace the spinner after a failed initialisation (SHELL-020). */
export const initialisationFailure = { text: 'Something went wrong.', action: 'Try Again' } as const

/** Texts of wallet mode (SHELL-012, SHELL-014). */
export const walletTexts = { masthead: 'Card', body: 'Wallet' } as const

/** Labels of the colour schemes. */
export const appearanceTexts = { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' } as const

/** Labels of the slide that shows one item of a list. */
export const slideTexts = {
  label: 'Details',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  otherItems: 'other items',
  escape: 'Esc',
  closes: 'close',
} as const

/** Texts of the commands that switch the appearance, and of their toasts. `synonyms` are other names, separated by commas. */
export const appearanceCommandTexts = {
  title: { system: 'Use the appearance of the system', light: 'Use light appearance', dark: 'Use dark appearance' },
  done: { system: 'The appearance follows the system', light: 'Light appearance is on', dark: 'Dark appearance is on' },
  synonyms: 'theme, mode, switch appearance, colours',
  undo: 'Undo',
} as const

/** Other names of the screens, separated by commas. */
export const screenSynonyms = {
  home: 'start, overview, dashboard',
  'bill-pay': 'bills',
  card: 'cards, debit',
  crypto: 'transactions, invoices, payouts, donations',
} as const

/** Second line of the commands that open a settings page. */
export const settingsCommandNote = 'Settings'

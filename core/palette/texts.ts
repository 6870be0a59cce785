/** Texts of the palette. {count} is the number of rows, {text} is the text that the user has typed. */
export const paletteTexts = {
  /** Text of the button that opens the palette, and further words of its name. */
  button: 'Search',
  buttonEnd: 'and actions',
  label: 'Search and actions',
  placeholder: 'Search payments, screens and actions',
  results: 'Results',
  clear: 'Clear',
  cancel: 'Cancel',
  /** Explanations of the keys, below the results. */
  keys: { control: 'Ctrl K', apple: '⌘K', escape: 'Esc', enter: 'Enter', move: 'to move', open: 'to open' },
  synonym: 'also found as “{synonym}”',
  none: { title: 'Nothing matches “{text}”', text: 'Try a screen, a card, a bill, a merchant or an amount.' },
  /** Message after a failed search, by source. */
  failed: { payments: 'Payments could not be searched.', activity: 'Card activity could not be searched.' },
  retry: 'Try Again',
  loading: 'Loading',
  counts: { one: '1 result', many: '{count} results' },
  activity: { title: 'Search activity for “{text}”', note: 'All dates, all accounts' },
} as const

/** Names of the groups (CMD-004). */
export const paletteGroupNames = {
  recent: 'Recent',
  actions: 'Actions',
  places: 'Go to',
  payments: 'Payments',
  activity: 'Activity',
} as const

/** Titles and other names of the screens that have no tab. `synonyms` are separated by commas. */
export const otherScreenTexts = {
  activity: { title: 'Activity', synonyms: 'timeline, history, all transactions' },
  statements: { title: 'Statements', synonyms: 'tax, months, export, year' },
} as const

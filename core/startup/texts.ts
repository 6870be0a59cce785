/** Sentence on every error page. It is true, because loading a page changes no data. */
export const unchangedText = 'Your money and your settings are unchanged.'

/**
 * Sentence about the cause of a failed load, and a short name of the cause to show beside the time. {status} is an HTTP
 * status.
 */
export const loadFailureTexts = {
  busy: { cause: 'The server is busy.', name: 'Error {status}' },
  refused: { cause: "The server couldn't answer.", name: 'Error {status}' },
  malformed: { cause: "We couldn't read the server's response.", name: 'Unreadable response' },
  unreachable: { cause: "The server didn't respond.", name: 'No response' },
} as const

/** Texts of a card page whose list of cards could not be loaded. */
export const lostCardsTexts = {
  title: "We couldn't load your cards.",
  text: 'Check your connection, then try again.',
  reference: 'Not loaded',
} as const

/** Texts of a page that could not be rendered. */
export const brokenPageTexts = {
  title: "We couldn't show this page.",
  text: 'Something on this page went wrong. Try again. If it happens again, contact support.',
  reference: 'Not shown',
} as const

/** Texts of a page whose code could not be loaded. The text is one of `lostCodeTexts`. */
export const lostPageTexts = { title: "We couldn't load this page.", reference: 'Not loaded' } as const

/** Sentences about the reasons why code could not be loaded, and the label of the button that reloads the page. */
export const lostCodeTexts = {
  connection: 'Check your connection, then try again.',
  server: "The server couldn't answer. Try again in a moment.",
  outdated: 'A new version is ready. Loading it now.',
  unsaved: "A new version is ready. Reload? You'll lose what you typed on this page.",
  stuck: "A new version is being published. Wait a minute, then reload. If that doesn't help, contact support.",
  reload: 'Reload',
} as const

import type { PairingCodeKind } from '../model.ts'

/** What the pairing of a wallet app says. */
export const pairingTexts = {
  codeLead: 'Enter a code before you connect a wallet app.',
  qrLead: 'Scan this code with your wallet app, or type the pairing code there. It works once, and for a few minutes.',
  codeLabel: 'Pairing code',
  qrLabel: 'QR code that connects your wallet app',
  again: 'Get a new code',
  next: 'Continue',
} as const

/** The two kinds of code that a second factor may be given by, and the way from each to the other. */
export const pairingCodes = {
  authenticator: { label: '6-digit code', hint: 'From your authenticator app.', other: 'Use a backup code' },
  backup: { label: 'Backup code', hint: 'One of the codes that you kept. Each works once.', other: 'Use a 6-digit code' },
} as const satisfies Record<PairingCodeKind, { readonly label: string; readonly hint: string; readonly other: string }>

import type { Machine } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import type { PairingEvent, PairingStage } from './model.ts'

/** Texts of the wallet pairing. */
export const pairingTexts = {
  codeLead: 'Enter a code before you connect a wallet app.',
  qrLead: 'Scan this code with your wallet app, or type the pairing code there. It works once, and for a few minutes.',
  codeLabel: 'Pairing code',
  qrLabel: 'QR code that connects your wallet app',
  again: 'Get a new code',
  next: 'Continue',
  cancel: 'Cancel',
  done: 'Done',
} as const

/** Delay before the QR code appears, from the start of its stage (PROF-045). */
export const pairingCodeDelay = delay('pairing code', 300)

/** Transitions between the stages (PROF-043, PROF-044). */
export const pairingMachine = {
  closed: { on: { ask: 'code', show: 'qr' } },
  code: { on: { show: 'qr', close: 'closed' } },
  qr: { on: { close: 'closed' } },
} as const satisfies Machine<PairingStage, PairingEvent>

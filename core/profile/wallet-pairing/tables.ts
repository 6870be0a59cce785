import type { Machine } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import type { PairingEvent, PairingStage } from './model.ts'

/** Delay between the start of the stage 'qr' and the QR code (PROF-045). */
export const pairingCodeDelay = delay('pairing code', 300)

/** Transitions between the stages (PROF-043, PROF-044). */
export const pairingMachine = {
  closed: { on: { ask: 'code', show: 'qr' } },
  code: { on: { show: 'qr', close: 'closed' } },
  qr: { on: { close: 'closed' } },
} as const satisfies Machine<PairingStage, PairingEvent>

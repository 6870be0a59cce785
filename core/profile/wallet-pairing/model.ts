import type { SecondFactorKind } from '../../security/index.ts'

/** Stages of the wallet pairing. An account without a second factor skips `code` (PROF-043, PROF-044). */
export const pairingStages = ['closed', 'code', 'qr'] as const
/** Stage in `pairingStages`. */
export type PairingStage = (typeof pairingStages)[number]

/** Events that change the stage. */
export const pairingEvents = ['ask', 'show', 'close'] as const
/** Event in `pairingEvents`. */
export type PairingEvent = (typeof pairingEvents)[number]

/** State of one pairing. It exists only while the dialog is open. */
export interface PairingState {
  readonly kind: SecondFactorKind
  /** Content of the code field. */
  readonly code: string
  /** Pairing secret; null before it is loaded and after a failed load (ERR-030). */
  readonly secret: string | null
  /** True once the delay before the QR code is over (PROF-045). */
  readonly isDue: boolean
}

/** Name of the modal that shows the dialog. */
export type WalletPairingModal = 'pair-wallet'

import type { SecondFactorKind } from '../../security/index.ts'

/** How far the pairing of a wallet app has come: the second factor is first where there is one (PROF-043, PROF-044). */
export const pairingStages = ['closed', 'code', 'qr'] as const
/** One of `pairingStages`. */
export type PairingStage = (typeof pairingStages)[number]

/** What changes the stage of the pairing. */
export const pairingEvents = ['ask', 'show', 'close'] as const
/** One of `pairingEvents`. */
export type PairingEvent = (typeof pairingEvents)[number]

/** What is known in a pairing; nothing of it outlives the dialog. */
export interface PairingState {
  readonly kind: SecondFactorKind
  /** As typed so far. */
  readonly code: string
  /** null: there is none yet, or none came (ERR-030). */
  readonly secret: string | null
  /** Whether the QR code has been on its way for long enough (PROF-045). */
  readonly isDue: boolean
}

/** The modal of the dialog. */
export type WalletPairingModal = 'pair-wallet'

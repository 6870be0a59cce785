import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import { type SecondFactorKind, type SecondFactorRow, secondFactors } from '../../security/index.ts'
import type { PairingStage, PairingState } from './model.ts'
import { isPairingCode, pairingLink } from './rules.ts'

/** Wallet pairing, ready to render. */
export type WalletPairingView =
  | { readonly stage: 'closed' }
  | (SecondFactorRow & {
      readonly stage: 'code'
      readonly kind: SecondFactorKind
      readonly value: string
      readonly canContinue: boolean
    })
  | {
      readonly stage: 'qr'
      readonly isLoading: boolean
      /** Pairing secret as a link to scan and as a text to type. Null while there is no secret to show. */
      readonly code: { readonly link: string; readonly secret: string } | null
    }

/** Computes the view; the QR code appears once the delay is over and the secret is loaded (PROF-045). */
export const walletPairingView = ({
  stage,
  state: { kind, code: value, secret, isDue },
  obtaining: { status },
  walletScheme,
}: {
  readonly stage: PairingStage
  readonly state: PairingState
  readonly obtaining: Remote<Fault>
  readonly walletScheme: string
}): WalletPairingView => {
  if (stage === 'closed') return { stage }
  if (stage === 'code') return { ...secondFactors[kind], stage, kind, value, canContinue: isPairingCode(kind, value) }
  const isShown = isDue && secret !== null
  const link = isShown ? pairingLink(walletScheme, secret, value === '' ? null : value) : null
  return {
    stage,
    isLoading: status === 'loading' || (secret !== null && !isShown),
    code: link === null || secret === null ? null : { link, secret },
  }
}

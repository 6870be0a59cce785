import type { Fault } from '../../kernel/fault.ts'
import type { Remote } from '../../kernel/remote.ts'
import { type SecondFactorKind, type SecondFactorRow, secondFactors } from '../../security/index.ts'
import type { PairingState } from './model.ts'
import { isPairingCode, pairingLink } from './rules.ts'

/** The pairing of a wallet app, ready to render. */
export type WalletPairingView =
  | { readonly step: 'closed' }
  | (SecondFactorRow & {
      readonly step: 'code'
      readonly kind: SecondFactorKind
      readonly value: string
      readonly canContinue: boolean
    })
  | {
      readonly step: 'qr'
      readonly isLoading: boolean
      /** The same secret, to scan and to type; null while there is nothing to show. */
      readonly code: { readonly link: string; readonly secret: string } | null
    }

/** The QR code shows once it is due and there is a secret (PROF-045). */
export const walletPairingView = ({
  state: { step, kind, code: value, secret, isDue },
  code: { status },
  walletScheme,
}: {
  readonly state: PairingState
  readonly code: Remote<Fault>
  readonly walletScheme: string
}): WalletPairingView => {
  if (step === 'closed') return { step }
  if (step === 'code') return { ...secondFactors[kind], step, kind, value, canContinue: isPairingCode(kind, value) }
  const isShown = isDue && secret !== null
  const link = isShown ? pairingLink(walletScheme, secret, value === '' ? null : value) : null
  return {
    step,
    isLoading: status === 'loading' || (secret !== null && !isShown),
    code: link === null || secret === null ? null : { link, secret },
  }
}

import type { PasskeysState } from '../model.ts'
import { isSetupOffered } from '../rules.ts'
import { setupCard } from '../tables.ts'

/** Card that offers a first passkey, ready to render. */
export interface PasskeyCard {
  readonly title: string
  readonly text: string
  readonly action: string
  /** In-app path of the screen that adds a passkey. */
  readonly to: string
}

/** Passkey state for other screens, ready to render. */
export interface PasskeyStatusView {
  /** Null if the card is not offered (HOME-015). */
  readonly homeCard: PasskeyCard | null
}

/** Computes the view; offers no card unless passkeys are enabled (PASS-001). */
export const passkeyStatusView = (state: PasskeysState): PasskeyStatusView => ({
  homeCard: isSetupOffered(state) ? setupCard : null,
})

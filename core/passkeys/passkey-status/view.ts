import type { PasskeysState } from '../model.ts'
import { isSetupOffered } from '../rules.ts'
import { setupCard } from '../tables.ts'

/** A card that offers a first passkey, ready to render. */
export interface PasskeyCard {
  readonly title: string
  readonly text: string
  readonly action: string
  /** In-app path of the screen where a passkey is made. */
  readonly to: string
}

/** What other screens show of the passkeys, ready to render. */
export interface PasskeyStatusView {
  /** null when there is nothing to offer (HOME-015). */
  readonly homeCard: PasskeyCard | null
}

/** Offers nothing where passkeys are not enabled (PASS-001). */
export const passkeyStatusView = (state: PasskeysState): PasskeyStatusView => ({
  homeCard: isSetupOffered(state) ? setupCard : null,
})

import { lazyPart } from '../../di/lazy-part.ts'
import type { SettingsPanels } from '../../di/settings-panels.ts'
import { lazy } from '../../kit/lazy.tsx'
import { CardWaiting, PasskeysWaiting } from './waiting.tsx'

const UnsupportedCall = () => null

const ReferralPanel = lazy(
  () => import('../../referral/referral-programme/ReferralPanel.tsx').then((part) => part.ReferralPanel),
  UnsupportedCall,
)

const ReferralCodePanel = lazyPart(
  ['referralProgramme'],
  () => import('../../referral/referral-programme/lazy.ts'),
  (part) => part.ReferralCodePanel,
)

const PasskeysPanel = lazyPart(
  ['passkeyKeeping', 'recentFactor'],
  () => import('../../passkeys/passkey-keeping/lazy.ts'),
  (part) => part.PasskeysPanel,
  PasskeysWaiting,
)

/** Panels on the settings pages that belong to other slices. */
export const settingsPanels: SettingsPanels = {
  passkeys: PasskeysPanel,
  referral: ReferralPanel,
  referralCode: ReferralCodePanel,
  cardWaiting: CardWaiting,
}

import { latePart } from '../../di/late-part.ts'
import type { SettingsPanels } from '../../di/settings-panels.ts'
import { late } from '../../kit/late.tsx'
import { CardWaiting, PasskeysWaiting } from './waiting.tsx'

const UnsupportedCall = () => null

const ReferralPanel = late(
  () => import('../../referral/referral-programme/ReferralPanel.tsx').then((part) => part.ReferralPanel),
  UnsupportedCall,
)

const ReferralCodePanel = latePart(
  ['referralProgramme'],
  () => import('../../referral/referral-programme/late.ts'),
  (part) => part.ReferralCodePanel,
)

const PasskeysPanel = latePart(
  ['passkeyKeeping', 'recentFactor'],
  () => import('../../passkeys/passkey-keeping/late.ts'),
  (part) => part.PasskeysPanel,
  PasskeysWaiting,
)

/** Panels of other slices on the settings pages. */
export const settingsPanels: SettingsPanels = {
  passkeys: PasskeysPanel,
  referral: ReferralPanel,
  referralCode: ReferralCodePanel,
  cardWaiting: CardWaiting,
}

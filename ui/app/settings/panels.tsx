import { latePart } from '../../di/late-part.ts'
import type { SettingsPanels } from '../../di/settings-panels.ts'
import { late } from '../../kit/late.tsx'
import { PasskeysWaiting } from './waiting.tsx'

const NotOffered = () => null

const ReferralPanel = late(
  () => import('../../referral/referral-programme/ReferralPanel.tsx').then((part) => part.ReferralPanel),
  NotOffered,
)

const PasskeysPanel = latePart(
  ['passkeyKeeping'],
  () => import('../../passkeys/passkey-keeping/late.ts'),
  (part) => [part.PasskeysPanel, part.passkeyKeepingModule],
  PasskeysWaiting,
)

/** What the pages of the settings show of other slices, each `late(() => import(…))`. */
export const settingsPanels: SettingsPanels = { passkeys: PasskeysPanel, referral: ReferralPanel }

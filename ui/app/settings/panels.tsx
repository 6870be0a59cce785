import type { SettingsPanels } from '../../di/settings-panels.ts'
import { withPorts } from '../../di/with-ports.ts'
import { late } from '../../kit/late.tsx'

const NotOffered = () => null

const ReferralPanel = late(() => import('../../referral/ReferralPanel.tsx').then((part) => part.ReferralPanel), NotOffered)

const PasskeysPanel = late(
  () =>
    import('../../passkeys/keeping.ts').then((part) => withPorts('settings', [part.keepingModule], part.PasskeysPanel)),
  NotOffered,
)

/** What the pages of the settings show of other slices, each `late(() => import(…))`. */
export const settingsPanels: SettingsPanels = { passkeys: PasskeysPanel, referral: ReferralPanel }

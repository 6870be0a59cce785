import type { SettingsPanels } from '../../di/settings-panels.ts'

const NotOffered = () => null

/** What the pages of the settings show of other slices, each `late(() => import(…))`. */
export const settingsPanels: SettingsPanels = { passkeys: NotOffered, referral: NotOffered }

import { profileMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/** Profile page, and the dialog that only this page opens. */
export { NameUpdateModal } from './name-update/NameUpdateModal.tsx'
export { ProfileScreen } from './profile-settings/ProfileScreen.tsx'

export const slices = sliceModule(profileMakers)

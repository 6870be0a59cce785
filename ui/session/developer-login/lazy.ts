import { developerLoginMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/** Login page for developers, in a separate chunk. */
export { DeveloperLoginScreen } from './DeveloperLoginScreen.tsx'

export const slices = sliceModule(developerLoginMakers)

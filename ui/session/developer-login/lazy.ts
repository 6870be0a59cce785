import { makeDeveloperLogin } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/** Login page for developers, in a separate chunk. */
export { DeveloperLoginScreen } from './DeveloperLoginScreen.tsx'

export const slices = sliceModule({
  developerLogin: ({ stores, clock, navigation, passwords, logins }) =>
    makeDeveloperLogin({ stores, clock, navigation, passwords, logins }),
})

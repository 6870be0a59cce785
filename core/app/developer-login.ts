import { makeDeveloperLogin } from '../session/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the sign-in for developers. */
export const developerLoginMakers = {
  developerLogin: maker(['stores', 'clock', 'navigation', 'passwords', 'logins'], [], makeDeveloperLogin),
} satisfies Makers<'developerLogin'>

import { sinceOf } from '../pages/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the strip "Since your last visit". */
export const sinceMakers = {
  since: maker(
    ['stores', 'clock', 'log', 'storage', 'device', 'paymentRecords', 'securityRecord'],
    ['amountPrivacy', 'applications', 'billReminders', 'currentSession', 'payouts', 'recentActivity'],
    sinceOf,
  ),
} satisfies Makers<'since'>

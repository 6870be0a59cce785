import { cardListModule } from '../cards/card-list/module.ts'
import type { Bindings } from '../di/container.ts'
import { passkeyStatusModule } from '../passkeys/passkey-status/module.ts'
import { recentActivityModule } from '../payments/recent-activity/module.ts'
import { basicInfoModule } from '../profile/basic-info/module.ts'
import { payoutsModule } from '../receiving/payouts/module.ts'
import { referralArrivalModule } from '../referral/referral-arrival/module.ts'
import { securitySettingsModule } from '../security/security-settings/module.ts'
import { currentSessionModule } from '../session/current-session/module.ts'
import { applicationsModule } from '../verification/applications/module.ts'
import { appModule } from './module.ts'

/**
 * The slices of start-up. Any other is bound when what needs it is loaded.
 * @param page resolves when the code of the first page is there, or could not be had
 */
export const startSlices = (isDevelopment: boolean, page: Promise<void>): ReadonlyArray<Bindings> => [
  appModule(isDevelopment, page),
  cardListModule,
  passkeyStatusModule,
  recentActivityModule,
  basicInfoModule,
  payoutsModule,
  referralArrivalModule,
  securitySettingsModule,
  currentSessionModule,
  applicationsModule,
]

import type { ContainerModule } from 'inversify'
import type { LateSlice } from './modules/after-start.ts'
import { applicationsModule } from './modules/applications.ts'
import { basicInfoModule } from './modules/basic-info.ts'
import { browserModule } from './modules/browser.ts'
import { cardListModule } from './modules/card-list.ts'
import { currentSessionModule } from './modules/current-session.ts'
import { homePageModule } from './modules/home-page.ts'
import { passkeyStatusModule } from './modules/passkey-status.ts'
import { payoutsModule } from './modules/payouts.ts'
import { recentActivityModule } from './modules/recent-activity.ts'
import { referralArrivalModule } from './modules/referral-arrival.ts'
import { securitySettingsModule } from './modules/security-settings.ts'
import { servicesModule } from './modules/services.ts'
import { transportModule } from './modules/transport.ts'
import { waitlistModule } from './modules/waitlist.ts'

/** What comes with the start: the platform, and the ports of the slices that start-up and home ask. */
export const startModules = (view: Window, console: Pick<Console, 'warn' | 'info'>): ReadonlyArray<ContainerModule> => [
  browserModule(view, console),
  transportModule(view),
  servicesModule(view),
  currentSessionModule,
  basicInfoModule,
  securitySettingsModule,
  passkeyStatusModule,
  applicationsModule,
  cardListModule,
  recentActivityModule,
  payoutsModule,
  homePageModule,
  waitlistModule,
  referralArrivalModule,
]

/** What comes with the screens of other slices. Where it is found comes after the start too. */
export const latePorts = async (slices: ReadonlyArray<LateSlice>): Promise<ReadonlyArray<ContainerModule>> =>
  (await import('./modules/after-start.ts')).portsOf(slices)

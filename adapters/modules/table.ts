import type { LateSlice } from '@paydeck/core'
import type { Bindings } from '../port.ts'
import { applicationsModule } from './applications.ts'
import { basicInfoModule } from './basic-info.ts'
import { browserModule } from './browser.ts'
import { cardListModule } from './card-list.ts'
import { currentSessionModule } from './current-session.ts'
import { homePageModule } from './home-page.ts'
import { passkeyStatusModule } from './passkey-status.ts'
import { payoutsModule } from './payouts.ts'
import { recentActivityModule } from './recent-activity.ts'
import { securitySettingsModule } from './security-settings.ts'
import { servicesModule } from './services.ts'
import { transportModule } from './transport.ts'
import { waitlistModule } from './waitlist.ts'

/** What comes with the start: the platform, and the ports of the slices that start-up and home ask. */
export const startModules = (view: Window, console: Pick<Console, 'warn' | 'info'>): ReadonlyArray<Bindings> => [
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
]

/** What comes with the screens of other slices. Where it is found comes after the start too. */
export const latePorts = async (slices: ReadonlyArray<LateSlice>): Promise<ReadonlyArray<Bindings>> =>
  (await import('./after-start.ts')).portsOf(slices)

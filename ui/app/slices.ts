import type { ContainerModule } from 'inversify'
import { appModule } from './module.ts'
import { cardsModule } from '../cards/module.ts'
import { homeModule } from '../home/module.ts'
import { passkeysModule } from '../passkeys/module.ts'
import { paymentsModule } from '../payments/module.ts'
import { profileModule } from '../profile/module.ts'
import { receivingModule } from '../receiving/module.ts'
import { referralModule } from '../referral/module.ts'
import { securityModule } from '../security/module.ts'
import { sessionModule } from '../session/module.ts'
import { verificationModule } from '../verification/module.ts'
import { waitlistModule } from '../waitlist/module.ts'

/** The slices of the first route and of start-up. A slice that only a later route needs is bound when that loads. */
export const startSlices = (isDevelopment: boolean): ReadonlyArray<ContainerModule> => [
  appModule(isDevelopment),
  cardsModule,
  homeModule,
  passkeysModule,
  paymentsModule,
  profileModule,
  receivingModule,
  referralModule,
  securityModule,
  sessionModule,
  verificationModule,
  waitlistModule,
]

import { makeWaitlist } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/** Button to join the card waitlist, in a separate chunk. */
export { CardWaitlist } from './CardWaitlist.tsx'

export const slices = sliceModule({
  waitlist: ({ stores, clock, log, mailingLists, configuration }, { basicInfo, currentSession, shell }) =>
    makeWaitlist({
      stores,
      clock,
      log,
      lists: mailingLists,
      modals: shell.modals,
      configuration,
      country: currentSession.country,
      email: basicInfo.email,
    }),
})

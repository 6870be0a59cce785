import { makeWaitlist } from '../waitlist/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the waitlists. */
export const waitlistMakers = {
  waitlist: maker(
    ['stores', 'clock', 'log', 'mailingLists', 'configuration'],
    ['basicInfo', 'currentSession', 'shell'],
    (ports, { basicInfo, currentSession, shell }) =>
      makeWaitlist({
        ...ports,
        modals: shell.modals,
        country: currentSession.country,
        email: basicInfo.email,
      }),
  ),
} satisfies Makers<'waitlist'>

import { makePayoutInvites } from '../receiving/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the slice that accepts invites of payors. */
export const payoutInvitesMakers = {
  payoutInvites: maker(
    ['stores', 'clock', 'log', 'appNavigation', 'inviteRecords', 'payoutDirectory', 'payoutProfiles'],
    ['currentSession', 'payouts'],
    (ports, { currentSession, payouts }) =>
      makePayoutInvites({
        ...ports,
        payouts,
        renew: currentSession.tasks.renew,
      }),
  ),
} satisfies Makers<'payoutInvites'>

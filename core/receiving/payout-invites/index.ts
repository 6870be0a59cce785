export type { PayoutInvite, InviteRecords } from './ports.ts'
export { inviteRefusalText } from './rules.ts'
export { makePayoutInvites, type PayoutInvites, type PayoutInvitesPorts } from './slice.ts'
export type { PayoutInvitesView } from './view.ts'

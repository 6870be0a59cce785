export type { HeldInvite, InviteRecords } from './ports.ts'
export { inviteRefusal } from './rules.ts'
export { makePayoutInvites, type PayoutInvites, type PayoutInvitesPorts } from './slice.ts'
export type { PayoutInvitesView } from './view.ts'

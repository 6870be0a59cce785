export type { HeldInvite, PayoutInvites } from './ports.ts'
export { inviteRefusal } from './rules.ts'
export { makePayoutInvite, type PayoutInvite, type PayoutInvitePorts } from './slice.ts'
export type { PayoutInviteView } from './view.ts'

import type { CallContext, Handlers } from '../calls/context.ts'
import { acceptInvite, inviteOf, markInviteSeen } from './payout-invites.ts'

/** As the account stands; with a payload as its invite stands. */
const check = async (context: CallContext, { payload }: { readonly payload?: string | undefined }) => {
  const { payoutRefusal: reason } = context.user
  return {
    canAcceptPayouts: payload === undefined ? { canAccept: reason === null, reason } : await inviteOf(context, payload),
  }
}

const accept = async (context: CallContext, { payload }: { readonly payload: string }) => {
  await acceptInvite(context, payload)
  return { acceptPayoutsInvite: { success: true } }
}

/** The start of the app and the screen of the addresses call the same by two names (CALL-015). */
export const payoutAcceptanceHandlers = {
  CanAcceptPayouts: check,
  CAN_ACCEPT_PAYOUTS: check,
  AcceptPayoutsInvite: accept,
  START_ACCEPT_PAYOUTS_INVITE: accept,
  HasSeenInvite: async (context, { payload }) => ({ hasSeenInvite: await markInviteSeen(context, payload) }),
} satisfies Handlers<
  'CanAcceptPayouts' | 'CAN_ACCEPT_PAYOUTS' | 'AcceptPayoutsInvite' | 'START_ACCEPT_PAYOUTS_INVITE' | 'HasSeenInvite'
>

import { type ReferralStatus, type ReferralState, type ReferralModal } from '../../referral/index.ts'
import { instants, oneOf, optional, record, texts } from './values.ts'

const referralStatuses = record<ReferralStatus>({
  status: oneOf(['unused', 'used', 'expired', '']),
  expiration: instants,
})

/** Values of the types of `@paydeck/core/referral`, by type. */
export const referralValues = {
  ReferralStatus: referralStatuses,
  ReferralState: record<ReferralState>({
    status: optional(referralStatuses),
    statusAt: instants,
    code: optional(texts),
  }),
  ReferralModal: oneOf<ReferralModal>(['referral', 'referral-reminder']),
}

import type { Payor, Payouts } from './model.ts'
import { payoutRequests } from './rules.ts'

/** The user as a recipient, ready to render. */
export interface ReceivingView {
  /** Payors who wait to be accepted, as rows. */
  readonly requests: ReadonlyArray<Payor>
}

/** Requests are the payors who wait for an address. */
export const receivingView = ({ payors, profiles }: Payouts): ReceivingView => ({
  requests: payoutRequests(payors, profiles),
})

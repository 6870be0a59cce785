import * as t from 'io-ts'

/** Why somebody cannot accept payouts (RECV-076). */
export const PayoutRefusal = /* @__PURE__ */ t.keyof({
  currencyNotAllowed: null,
  accountNotAllowed: null,
  inviteExpired: null,
  emailMismatch: null,
})
export type PayoutRefusal = t.TypeOf<typeof PayoutRefusal>

/** Whether payouts can be accepted, and the provider's word why not (RECV-075). */
export interface PayoutCheck {
  readonly canAccept: boolean
  /** One of `PayoutRefusal`, or a word that we do not know; null: none. */
  readonly reason: string | null
}

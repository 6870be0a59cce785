import * as t from 'io-ts'

/** What kind of business an account upgrades to, by the provider's keys (CALL-087). */
export const MerchantCustomerType = /* @__PURE__ */ t.keyof({ company: null, nonprofit: null, individual: null })
export type MerchantCustomerType = t.TypeOf<typeof MerchantCustomerType>

/** What the user says of the business. */
export interface UpgradeForm {
  readonly merchantName: string
  readonly merchantCustomerType: MerchantCustomerType
}

/** The provider took the upgrade, and the session knows nothing of it (PROF-041). */
export interface NotUpgraded {
  readonly _tag: 'NotUpgraded'
}

import * as t from 'io-ts'

/** Kind of business, by the provider's keys (CALL-087). */
export const MerchantCustomerType = /* @__PURE__ */ t.keyof({ company: null, nonprofit: null, individual: null })
export type MerchantCustomerType = t.TypeOf<typeof MerchantCustomerType>

/** Details of the business that the user enters. */
export interface UpgradeForm {
  readonly merchantName: string
  readonly merchantCustomerType: MerchantCustomerType
}

/** Failure of an upgrade: the provider accepted the upgrade, but the session still has no merchant access (PROF-041). */
export interface NotUpgraded {
  readonly _tag: 'NotUpgraded'
}

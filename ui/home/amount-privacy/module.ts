import { makeAmountPrivacy } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

export const amountPrivacyModule: Bindings = ({ bind }) => {
  bind(slice('amountPrivacy')).toDynamicValue(({ get }) => makeAmountPrivacy({ storage: get(port('storage')) }))
}

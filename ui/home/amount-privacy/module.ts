import { makeAmountPrivacy } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const amountPrivacyModule = new ContainerModule(({ bind }) => {
  bind(slice('amountPrivacy')).toDynamicValue(({ get }) => makeAmountPrivacy({ storage: get(port('storage')) }))
})

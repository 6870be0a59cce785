import { hiddenAmount, makeBillDetail, project } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with a bill's own view. */
export const billDetailModule: Bindings = ({ bind }) => {
  bind(slice('billDetail')).toDynamicValue(({ get }) =>
    makeBillDetail({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      histories: get(port('billHistories')),
      list: get(slice('billList')),
      configuration: get(port('configuration')),
      device: get(port('device')),
      modals: get(slice('shell')).modals,
      modal: get(slice('shell')).modal,
      toasts: get(slice('toasts')),
      appNavigation: get(port('appNavigation')),
      hidden: project(get(slice('amountPrivacy')).isOn, (isOn) => (isOn ? hiddenAmount : null)),
    }),
  )
}

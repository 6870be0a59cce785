import { followBillFacts, makeBillList } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, routeFactsToken, slice } from '../../di/tokens.ts'

/** Bound with the first page of Bill Pay. From then on the guards know what it knows. */
export const billListModule: Bindings = ({ bind }) => {
  bind(slice('billList')).toDynamicValue(({ get }) => {
    const billList = makeBillList({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      records: get(port('billRecords')),
      storage: get(port('storage')),
      modals: get(slice('shell')).modals,
    })
    followBillFacts(get(routeFactsToken).bills, { billList, applications: get(slice('applications')) })
    return billList
  })
}

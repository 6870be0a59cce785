import { followBillFacts, makeBillConnection, makeBillList, project } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'
import { routeFactsToken } from '../di/tokens.ts'

/* Pages of Bill Pay, except the payment page and the page of one bill. */
export { ConnectModal } from './bill-connection/ConnectModal.tsx'
export { UnpayableBillModal } from './bill-list/UnpayableBillModal.tsx'
export { BillPayScreen } from './BillPayScreen.tsx'

export const slices = sliceModule({
  billConnection: (
    { stores, clock, log, billConnections, billWidget, navigation },
    { shell, billList: { state, tasks } },
  ) =>
    makeBillConnection({
      stores,
      clock,
      log,
      modals: shell.modals,
      isModalOpen: project(shell.modal, (modal) => modal?.name === 'bill-pay.custom-bills-modal'),
      connections: billConnections,
      widget: billWidget,
      host: navigation.arrival.host,
      user: project(state, ({ user }) => user),
      reload: tasks.reload,
    }),
  billList: ({ stores, clock, log, billRecords, storage }, { shell, applications }, get) => {
    const billList = makeBillList({ stores, clock, log, records: billRecords, storage, modals: shell.modals })
    // Whenever the list of bills changes, updates the data that the guards use.
    followBillFacts(get(routeFactsToken).bills, { billList, applications })
    return billList
  },
})

import { makeBillConnection, makeBillList } from '../bill-pay/index.ts'
import { project } from '../kernel/store.ts'
import { followBillFacts } from '../pages/index.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the slices that list and connect bills. */
export const billPayMakers = {
  billConnection: maker(
    ['stores', 'clock', 'log', 'billConnections', 'billWidget', 'navigation'],
    ['billList', 'shell'],
    (ports, { billList: { state, tasks }, shell }) =>
      makeBillConnection({
        ...ports,
        modals: shell.modals,
        isModalOpen: project(shell.modal, (modal) => modal?.name === 'bill-pay.custom-bills-modal'),
        host: ports.navigation.arrival.host,
        user: project(state, ({ user }) => user),
        reload: tasks.reload,
      }),
  ),
  billList: maker(
    ['stores', 'clock', 'log', 'billRecords', 'storage'],
    ['applications', 'routeFacts', 'shell'],
    (ports, { applications, routeFacts, shell }) => {
      const billList = makeBillList({ ...ports, modals: shell.modals })
      // Whenever the list of bills changes, updates the data that the guards use.
      followBillFacts(routeFacts.bills, { billList, applications })
      return billList
    },
  ),
} satisfies Makers<'billConnection' | 'billList'>

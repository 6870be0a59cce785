import { makeBillConnection, project } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the pages of Bill Pay: what it connects is listed there. */
export const billConnectionModule: Bindings = ({ bind }) => {
  bind(slice('billConnection')).toDynamicValue(({ get }) => {
    const shell = get(slice('shell'))
    const { state, tasks } = get(slice('billList'))
    return makeBillConnection({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      modals: shell.modals,
      isModalOpen: project(shell.modal, (modal) => modal?.name === 'bill-pay.custom-bills-modal'),
      connections: get(port('billConnections')),
      widget: get(port('billWidget')),
      host: get(port('navigation')).arrival.host,
      user: project(state, ({ user }) => user),
      reload: tasks.reload,
    })
  })
}

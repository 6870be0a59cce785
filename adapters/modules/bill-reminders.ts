import { graphqlDueBills } from '../graphql/bill-pay/bill-reminders.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const billRemindersModule: Bindings = ({ bind }) => {
  bind(port('billReminders')).toResolvedValue(graphqlDueBills, [clients.graphql])
}

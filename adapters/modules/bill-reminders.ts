import { graphqlDueBills } from '../graphql/bill-pay/bill-reminders.ts'
import { portModule } from '../port.ts'
import { files } from './shared.ts'

const billReminders = portModule({ billReminders: ({ graphql }) => graphqlDueBills(graphql) })

/** Ports of the reminders of bills, which home shows without the rest of Bill Pay. */
export const ports = [billReminders, files]

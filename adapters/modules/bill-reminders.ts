import { graphqlDueBills } from '../graphql/bill-pay/bill-reminders.ts'
import { portModule } from '../port.ts'
import { files } from './shared.ts'

const billReminders = portModule({ billReminders: ({ graphql }) => graphqlDueBills(graphql) })

/** Ports of the bill reminders, which the home page shows without loading the rest of Bill Pay. */
export const ports = [billReminders, files]

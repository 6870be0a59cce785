import { graphqlActivityRecords } from '../graphql/activity/timeline.ts'
import { portModule } from '../port.ts'
import { restMonthStatements } from '../rest/activity/statements.ts'
import { makeFileClient } from '../transport/file-client.ts'
import { cardActivities } from './card-activity.ts'
import { paymentLists } from './payment-list.ts'
import { securityRecord } from './security-history.ts'
import { files } from './shared.ts'

const activityRecords = portModule({ activityRecords: ({ graphql }) => graphqlActivityRecords(graphql) })
const monthStatements = portModule({
  monthStatements: ({ http, clock, files }) => restMonthStatements(makeFileClient({ http, clock }), files),
})

/** Ports of the timeline: the merged timeline of the provider, and the lists that the app merges without it. */
export const ports = [activityRecords, monthStatements, cardActivities, paymentLists, securityRecord, files]

import { graphqlActivityRecords } from '../graphql/activity/timeline.ts'
import { portModule } from '../port.ts'
import { cardActivities } from './card-activity.ts'
import { paymentLists } from './payment-list.ts'
import { securityRecord } from './security-history.ts'
import { files } from './shared.ts'

const activityRecords = portModule({ activityRecords: ({ graphql }) => graphqlActivityRecords(graphql) })

/** Ports of the timeline: the merged timeline of the provider, and the lists that the app merges without it. */
export const ports = [activityRecords, cardActivities, paymentLists, securityRecord, files]

import { graphqlCardActivities } from '../graphql/cards/card-activity.ts'
import { portModule } from '../port.ts'

/** Port of the transactions of a card. The page of a card and the timeline need it. */
export const cardActivities = portModule({ cardActivities: ({ graphql }) => graphqlCardActivities(graphql) })

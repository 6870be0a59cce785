import { graphqlCardReports } from '../graphql/cards/card-export.ts'
import { graphqlCardTransactions } from '../graphql/cards/card-transaction.ts'
import { portModule } from '../port.ts'
import { cardActivities } from './card-activity.ts'
import { clipboard, files } from './shared.ts'

const cards = portModule({
  cardReports: ({ graphql }) => graphqlCardReports(graphql),
  cardTransactions: ({ graphql }) => graphqlCardTransactions(graphql),
})

/** Ports of the page of a card. */
export const ports = [cards, cardActivities, clipboard, files]

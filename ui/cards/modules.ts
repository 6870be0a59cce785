import { cardActivityModule } from './card-activity/module.ts'
import { cardTransactionModule } from './card-transaction/module.ts'

/** The slices behind the lists of a card, of which one says whether rows have pages of their own. */
export const cardListsModules = [cardTransactionModule, cardActivityModule] as const

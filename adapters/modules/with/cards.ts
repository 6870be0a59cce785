import { cardActivityModule } from '../card-activity.ts'
import { cardExportModule } from '../card-export.ts'
import { cardTransactionModule } from '../card-transaction.ts'
import { clipboardModule } from '../clipboard.ts'
import { filesModule } from '../files.ts'

/* What the slices of the card page are bound with: one piece of code, fetched with the first of them. */
export const cardTransaction = [cardTransactionModule, clipboardModule]
/** Its rows lead to single transactions, where those are offered. */
export const cardActivity = [cardActivityModule, ...cardTransaction]
/** It sums up what the lists have loaded. */
export const cardSpending = cardActivity
/** It saves what the lists show, too. */
export const cardExport = [cardExportModule, filesModule, ...cardActivity]

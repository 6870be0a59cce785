import { limit } from '../../kernel/limits.ts'
import { cardReset } from '../card-activity/index.ts'

/** First year of reports if the card has no activation date and its programme is unknown (CARD-168). */
export const firstExportYear = limit('first export year', 2016)

/** Operations, each with the time until its status resets to null after an outcome (CARD-027). */
export const cardExportOperations = { export: cardReset } as const

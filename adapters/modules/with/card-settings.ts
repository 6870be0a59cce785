import { cardSettingsModule } from '../card-settings.ts'
import { mailingAddressModule } from '../mailing-address.ts'

/** What the slices of a card's settings are bound with: one piece of code, fetched with the first of them. */
export const cardSettings = [cardSettingsModule]
export const mailingAddress = [mailingAddressModule]

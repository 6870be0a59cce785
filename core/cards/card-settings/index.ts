export { cardFailureText, cardNameError, type CardTab, cardTabs, lockedAfter, lockRequest } from './rules.ts'
export { cardName, cardSettingsOperations, type ToldOperation } from './tables.ts'

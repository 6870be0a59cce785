export * from './model.ts'
export type { CardAccounts } from './ports.ts'
export { isActivationRequired, isLocked, knownBalance, readableCards, shortNickname } from './rules.ts'
export { type CardList, type CardListPorts, makeCardList } from './slice.ts'
export { faceNickname } from './tables.ts'
export {
  amountInParts,
  type CardFaceView,
  type CardNames,
  cardNames,
  type CardListView,
  cardListView,
  type TotalBalanceView,
} from './view.ts'

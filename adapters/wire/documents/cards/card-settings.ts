/** Whether a card is locked (CALL-030). */
export const getCardLockStatus = `query GetCardLockStatus($token: String!, $csrf: String!, $debitCardId: ID!) {
  user(token: $token, csrf: $csrf) { cardLockStatus(debitCardId: $debitCardId) { lockedByUser } }
}`

/** Locks a card, or unlocks it (CALL-031). */
export const lockCard = `mutation LockCard($token: String!, $csrf: String!, $debitCardId: ID!, $value: Boolean!) {
  user(token: $token, csrf: $csrf) { lockCard(debitCardId: $debitCardId, value: $value) }
}`

/** Gives a card another nickname (CALL-032). */
export const updateCardName = `mutation UpdateCardName($token: String!, $csrf: String!, $id: ID!, $value: String!) {
  user(token: $token, csrf: $csrf) { updateCardName(id: $id, value: $value) }
}`

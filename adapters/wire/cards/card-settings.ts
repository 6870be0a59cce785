import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { nullable, record } from '../codec.ts'

/**
 * Fetches the lock flag of a card. True if the user has locked the card; null if the provider's response lacks the flag
 * (CALL-030).
 */
export const getCardLockStatus = graphql({
  name: 'GetCardLockStatus',
  document: `query GetCardLockStatus($token: String!, $csrf: String!, $debitCardId: ID!) {
    user(token: $token, csrf: $csrf) { cardLockStatus(debitCardId: $debitCardId) { lockedByUser } }
  }`,
  input: record({ debitCardId: t.string }),
  reply: record({ cardLockStatus: record({ lockedByUser: nullable(t.boolean) }) }),
})

/**
 * Locks or unlocks a card. The reply is the new lock flag, "true" or "false". If the provider did not change the flag, the
 * reply is a message that states the reason (CALL-031).
 */
export const lockCard = graphql({
  name: 'LockCard',
  document: `mutation LockCard($token: String!, $csrf: String!, $debitCardId: ID!, $value: Boolean!) {
    user(token: $token, csrf: $csrf) { lockCard(debitCardId: $debitCardId, value: $value) }
  }`,
  input: record({ debitCardId: t.string, value: t.boolean }),
  reply: record({ lockCard: t.string }),
})

/** Sets the nickname of a card and returns the nickname as the provider has stored it (CALL-032). */
export const updateCardName = graphql({
  name: 'UpdateCardName',
  document: `mutation UpdateCardName($token: String!, $csrf: String!, $id: ID!, $value: String!) {
    user(token: $token, csrf: $csrf) { updateCardName(id: $id, value: $value) }
  }`,
  input: record({ id: t.string, value: t.string }),
  reply: record({ updateCardName: t.string }),
})

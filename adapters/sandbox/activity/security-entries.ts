import { type Branch, constants, noAmount, noText, wordsOf } from './branch.ts'

/** Kinds of security events that changed where money goes. */
const changes = [
  'address-added',
  'address-changed',
  'address-removed',
  'sender-accepted',
  'sender-moved',
  'sender-removed',
  'payout-change-stopped',
]

/** The provider does not know the titles that the app shows, so a search finds an event by the words of its kind. */
const events: Branch = {
  row: 'event',
  source: 'security',
  kinds: ['securityChange'],
  accounts: null,
  from: 'security_events',
  owner: 'user_id',
  columns: {
    at: 'at',
    id: 'public_id::text',
    part: noText,
    entryId: `'security:' || public_id`,
    kind: `'securityChange'`,
    state: `'final'`,
    status: noText,
    account: noText,
    title: noText,
    coin: noText,
    amount: noAmount,
    isUsd: 'false',
    currency: noText,
    fee: noAmount,
    words: wordsOf(`kind || ' ' || public_id`),
  },
  where: `kind in (${constants(changes)})`,
  order: 'at desc, public_id',
}

/** Entries of security events. None is pending. */
export const securityBranches = { pending: [], other: [events] } as const

import { graphqlCardAccounts } from '@paydeck/adapters/graphql/cards/card-list'
import { graphqlUserAccount } from '@paydeck/adapters/graphql/profile/basic-info'
import { graphqlPayoutDirectory } from '@paydeck/adapters/graphql/receiving/address-directory'
import { graphqlPayoutRecords } from '@paydeck/adapters/graphql/receiving/payouts'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { json, makeTransport } from '../transport/bench.ts'

/** Name with invisible characters. Some of them make a browser display the name in reverse order. */
const raw = ' a\u202Ecb\u202C\u200B\tshop '
const visible = 'acb shop'

const graphqlOver = (user: object) => makeTransport(() => json({ data: { user } })).graphql
const payor = { id: 'p1', name: raw }
const wallet = { id: 'w1', address: 'addr', currency: 'BTC', label: raw }
const profile = { id: 'f1', name: raw, payors: [payor], wallet, percentage: null }
const readPayor = { id: 'p1', name: visible }
const readWallet = { ...wallet, label: visible }
const readProfile = { ...profile, name: visible, payors: [readPayor], wallet: readWallet }

it('RECV-091 RECV-093 RECV-094 decoding removes hidden characters from the names of payors, profiles and wallets', async () => {
  const wallets = [{ ...wallet, status: { isActive: true } }]
  const payoutProfiles = [profile, { ...profile, id: 'f2', wallet: null }]
  const directory = graphqlPayoutDirectory(graphqlOver({ payors: [payor], payoutProfiles, wallets }))
  const readProfiles = [readProfile, { ...readProfile, id: 'f2', wallet: null }]
  const readWallets = [{ ...readWallet, isActive: true }]
  expect(await directory.payors()).toEqual(E.right([readPayor]))
  expect(await directory.profiles()).toEqual(E.right(readProfiles))
  expect(await directory.wallets()).toEqual(E.right(readWallets))
  const atStart = { payoutProfiles, payors: [payor], wallets, firstPayout: null }
  expect(await graphqlPayoutRecords(graphqlOver(atStart)).atStart()).toEqual(
    E.right({ profiles: readProfiles, payors: [readPayor], wallets: readWallets, firstPayout: null }),
  )
})

it('CARD-020 decoding removes hidden characters from the nickname of a card', async () => {
  const card = { id: 'c1', provider: 'galileo', lastFourDigits: '4821', currency: { code: 'USD', symbol: '$' } }
  const debitCards = [{ ...card, nickname: raw, cardType: null, cardBalance: '1.00', status: 'active' }]
  const listed = await graphqlCardAccounts(graphqlOver({ debitCards })).list()
  expect(E.isRight(listed) && listed.right.map(({ nickname }) => nickname)).toEqual([visible])
})

it('SESS-025 SESS-026 decoding removes hidden characters from the names of the user', async () => {
  const user = { id: 'u1', name: raw, firstName: raw, lastName: null, email: 'a@b.example', optInEmailMarketing: false }
  const more = { experiments: [], accessTypes: [], nationalIdentityNumber: null, nationalIdentityIssuer: null }
  const read = await graphqlUserAccount(graphqlOver({ ...user, ...more })).basicInfo()
  expect(E.isRight(read) && [read.right.name, read.right.firstName, read.right.lastName]).toEqual([
    visible,
    visible,
    null,
  ])
})

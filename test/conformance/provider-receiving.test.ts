import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { Fault } from '@paydeck/core'
import {
  addressBookLaws,
  type CallBench,
  callLaws,
  payoutProfilesLaws,
  readLaws,
  type RecipientBench,
} from '@paydeck/core/testing'
import { function as F, taskEither as TE } from 'fp-ts'
import { ether, type Recipient, recipient } from '../receiving/recipient.ts'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { at } from '../sandbox/running.ts'
import { period, totp } from '../security/totp.ts'
import { callBench } from './call-bench.ts'
import { runLaws } from './run-laws.ts'

const place = sandboxInTime()
let addresses = 100
/** Returns a new wallet address. Advances the clock, so that each later record has a later time. */
const newAddress = (): string => {
  place.advance(1)
  return ether((addresses += 1))
}
/** Example address from the specification (BIP 350). */
const otherAddress = { currency: 'BTC', address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0' }

const paidOut = async (): Promise<RecipientBench> => {
  const { client, directory, book, profiles, payorIds } = await recipient({}, place.running)
  const secret = String(at(await client.control('GET', 'account'), 'otpSecret'))
  const nextCode = async (): Promise<string> => totp(secret, place.advance(period * 1000))
  return { directory, book, profiles, currency: 'ETH', newAddress, otherAddress, payorId: payorIds[2] ?? '', nextCode }
}
runLaws('the address book', addressBookLaws(paidOut))
runLaws('payout profiles', payoutProfilesLaws(paidOut))

/** Makes the test setup for one port method in the running sandbox, with a new user. */
const asking =
  <A>(call: WireEntry, askOf: (newUser: Recipient) => TE.TaskEither<Fault, A>) =>
  async (): Promise<CallBench<A>> => {
    const newUser = await recipient({}, place.running)
    await newUser.client.control('DELETE', 'calls')
    return callBench(newUser.client, call, askOf(newUser))
  }

const reads = {
  'payoutDirectory.payors': asking('GetPayors', ({ directory }) => directory.payors),
  'payoutDirectory.profiles': asking('GetPayoutProfiles', ({ directory }) => directory.profiles),
  'payoutDirectory.wallets': asking('GetWallets', ({ directory }) => directory.wallets),
  'payoutDirectory.currencies': asking('GetCurrencies', ({ directory }) => directory.currencies),
  'payoutDirectory.acceptance': asking('CanAcceptPayouts', ({ directory }) => directory.acceptance),
  'addressBook.validate': asking('ValidateAddress', ({ book }) => book.validate({ currency: 'ETH', address: ether() })),
  'inviteRecords.check': asking('CAN_ACCEPT_PAYOUTS', ({ invites }) =>
    invites.check({ payload: 'none', from: 'start' }),
  ),
} as const

for (const [name, make] of Object.entries(reads)) runLaws(name, readLaws<unknown>(make))

const form = () => ({ currency: 'ETH', address: newAddress(), label: 'Cold storage' })
const first = ({ profileIds, payorIds }: Recipient) => ({ profileId: profileIds[0] ?? '', payorId: payorIds[0] ?? '' })
/** Creates a new wallet, and then calls `ask` with the id of the wallet. */
const withWallet = <A>(
  { book }: Recipient,
  ask: (walletId: string) => TE.TaskEither<Fault, A>,
): TE.TaskEither<Fault, A> =>
  F.pipe(
    TE.fromIO(form),
    TE.flatMap((made) => book.createWallet(made)),
    TE.flatMap(ask),
  )

const writes = {
  'addressBook.createWallet': asking('CreateWallet', ({ book }) =>
    F.pipe(
      TE.fromIO(form),
      TE.flatMap((made) => book.createWallet(made)),
    ),
  ),
  'addressBook.deleteWallet': asking('DeleteWallet', (one) =>
    withWallet(one, (walletId) => one.book.deleteWallet({ walletId })),
  ),
  'addressBook.updateWallet': asking(
    'UpdateWallet',
    ({ book, profileIds: [profileId = ''], walletIds: [walletId = ''] }) =>
      book.updateWallet({
        ...form(),
        profileId,
        walletId,
        twoFactorCode: null,
        updateAddress: false,
        updateLabel: true,
      }),
  ),
  'payoutProfiles.create': asking('createPayoutProfile', (one) =>
    withWallet(one, (walletId) => one.profiles.create({ name: 'Rent', walletId })),
  ),
  'payoutProfiles.update': asking('UpdatePayoutProfile', (one) => one.profiles.update({ ...first(one), name: 'Rent' })),
  'payoutProfiles.remove': asking('DeletePayoutProfile', (one) =>
    F.pipe(
      withWallet(one, (walletId) => one.profiles.create({ name: 'Rent', walletId })),
      TE.flatMap(({ id: profileId }) => one.profiles.remove({ profileId })),
    ),
  ),
  'payoutProfiles.addPayor': asking('AddPayorToProfile', (one) => one.profiles.addPayor(first(one))),
  'payoutProfiles.removePayor': asking('RemovePayorFromProfile', (one) => one.profiles.removePayor(first(one))),
  'inviteRecords.markSeen': asking('HasSeenInvite', ({ invites }) => invites.markSeen({ payload: 'none' })),
} as const

for (const [name, make] of Object.entries(writes)) runLaws(name, callLaws<unknown>(make))

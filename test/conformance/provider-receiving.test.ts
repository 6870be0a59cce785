import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { Fault } from '@paydeck/core'
import {
  addressBookLaws,
  type AskBench,
  askLaws,
  payoutProfilesLaws,
  readLaws,
  type RecipientBench,
} from '@paydeck/core/testing'
import { function as F, taskEither as TE } from 'fp-ts'
import { ether, type Recipient, recipient } from '../receiving/recipient.ts'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { at } from '../sandbox/running.ts'
import { period, totp } from '../security/totp.ts'
import { askBench } from './ask-bench.ts'
import { obey } from './obey.ts'

const place = sandboxInTime()
let addresses = 100
/** Returns a new address, and advances the time so that each wallet has a later time of creation. */
const newAddress = (): string => {
  place.advance(1)
  return ether((addresses += 1))
}
/** Example of the specification of Bitcoin addresses (BIP 350). */
const other = { currency: 'BTC', address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0' }

const paidOut = async (): Promise<RecipientBench> => {
  const { client, directory, book, profiles, payorIds } = await recipient({}, place.running)
  const secret = String(at(await client.control('GET', 'account'), 'otpSecret'))
  const nextCode = async (): Promise<string> => totp(secret, place.advance(period * 1000))
  return { directory, book, profiles, currency: 'ETH', newAddress, other, payorId: payorIds[2] ?? '', nextCode }
}
obey('the address book', addressBookLaws(paidOut))
obey('payout profiles', payoutProfilesLaws(paidOut))

/** Returns the bench of a port method over the running sandbox, for a new user. */
const benchOfCall =
  <A>(call: WireEntry, askOf: (newUser: Recipient) => TE.TaskEither<Fault, A>) =>
  async (): Promise<AskBench<A>> => {
    const newUser = await recipient({}, place.running)
    await newUser.client.control('DELETE', 'calls')
    return askBench(newUser.client, call, askOf(newUser))
  }

const reads = {
  'the payors': benchOfCall('GetPayors', ({ directory }) => directory.payors),
  'the profiles': benchOfCall('GetPayoutProfiles', ({ directory }) => directory.profiles),
  'the wallets': benchOfCall('GetWallets', ({ directory }) => directory.wallets),
  'the currencies': benchOfCall('GetCurrencies', ({ directory }) => directory.currencies),
  'the acceptance of payouts': benchOfCall('CanAcceptPayouts', ({ directory }) => directory.acceptance),
  'the validation of an address': benchOfCall('ValidateAddress', ({ book }) =>
    book.validate({ currency: 'ETH', address: ether() }),
  ),
  'the acceptance of an invite': benchOfCall('CAN_ACCEPT_PAYOUTS', ({ invites }) =>
    invites.check({ payload: 'none', from: 'start' }),
  ),
} as const

for (const [name, make] of Object.entries(reads)) obey(name, readLaws<unknown>(make))

const form = () => ({ currency: 'ETH', address: newAddress(), label: 'Cold storage' })
const first = ({ profileIds, payorIds }: Recipient) => ({ profileId: profileIds[0] ?? '', payorId: payorIds[0] ?? '' })
/** Creates a new wallet for each call. */
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
  'creating a wallet': benchOfCall('CreateWallet', ({ book }) =>
    F.pipe(
      TE.fromIO(form),
      TE.flatMap((made) => book.createWallet(made)),
    ),
  ),
  'deleting a wallet': benchOfCall('DeleteWallet', (one) =>
    withWallet(one, (walletId) => one.book.deleteWallet({ walletId })),
  ),
  'changing a label': benchOfCall(
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
  'creating a profile': benchOfCall('createPayoutProfile', (one) =>
    withWallet(one, (walletId) => one.profiles.create({ name: 'Rent', walletId })),
  ),
  'changing a profile': benchOfCall('UpdatePayoutProfile', (one) =>
    one.profiles.update({ ...first(one), name: 'Rent' }),
  ),
  'deleting a profile': benchOfCall('DeletePayoutProfile', (one) =>
    F.pipe(
      withWallet(one, (walletId) => one.profiles.create({ name: 'Rent', walletId })),
      TE.flatMap(({ id: profileId }) => one.profiles.remove({ profileId })),
    ),
  ),
  'adding a payor': benchOfCall('AddPayorToProfile', (one) => one.profiles.addPayor(first(one))),
  'removing a payor': benchOfCall('RemovePayorFromProfile', (one) => one.profiles.removePayor(first(one))),
  'marking an invite as seen': benchOfCall('HasSeenInvite', ({ invites }) => invites.markSeen({ payload: 'none' })),
} as const

for (const [name, make] of Object.entries(writes)) obey(name, askLaws<unknown>(make))

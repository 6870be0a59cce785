import type { InputOf } from '@paydeck/adapters/wire/call'
import type { updateWallet } from '@paydeck/adapters/wire/receiving/address-form'
import { lockSecondFactor, consumeSecondFactor } from '../account/second-factor.ts'
import type { CallContext, Handlers } from '../calls/context.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { addressText, canonicalAddress } from './address-text.ts'
import { isCryptoAddress } from './crypto-addresses.ts'
import { checkCurrency } from './currencies.ts'
import { limitChanges, type PayoutAddress, announce, announceStoppable } from './payout-changes.ts'
import { runPayoutChange, checkedLabel, ownWallet, requirePayeeToken } from './recipients.ts'

/** Maximum number of wallets per user. */
const maxWallets = 50

/**
 * Validates currency and wallet address, and returns them with the address in canonical form. The address is validated as
 * typed, because its letter case may be a checksum.
 */
const checkedPlace = ({ user }: CallContext, { currency, address }: PayoutAddress): PayoutAddress => {
  checkCurrency(user, currency)
  const typed = addressText(address)
  if (!isCryptoAddress(currency, typed)) refuse(422, "This address doesn't match the currency.")
  return { currency, address: canonicalAddress(typed) }
}

const walletAt = ({ database, user }: CallContext, { currency, address }: PayoutAddress) =>
  database
    .selectFrom('wallets')
    .leftJoin('payoutProfiles', 'payoutProfiles.walletId', 'wallets.id')
    .select(['wallets.id', 'payoutProfiles.id as profileId'])
    .where('wallets.userId', '=', user.id)
    .where('currency', '=', currency)
    .where('address', '=', address)
    .executeTakeFirst()

const refuseKnownAddress = (): never => refuse(409, 'You already receive payouts at this address.')

type Update = InputOf<typeof updateWallet>

const ownWalletOf = async (context: CallContext, { walletId, profileId }: Update) => {
  const wallet = await ownWallet(context, walletId)
  return wallet.profileId === profileId ? wallet : notFound()
}

/**
 * Validates every part of a change of a wallet's address, and returns the new currency and address. Call this function
 * before consuming the two-factor code, because each code works only once.
 */
const checkMove = async (context: CallContext, update: Update): Promise<PayoutAddress> => {
  const wallet = await ownWalletOf(context, update)
  const place = checkedPlace(context, update)
  const other = await walletAt(context, place)
  if (other !== undefined && other.id !== wallet.id) refuseKnownAddress()
  return place
}

/**
 * Consumes the two-factor code of an address change. Users without a second factor have no codes, so their changes always
 * fail (RECV-013, RECV-048).
 */
const consumeUpdateCode = async (context: CallContext, { twoFactorCode }: Update): Promise<void> => {
  const { user } = context
  if (!user.otpEnabled) refuse(422, 'Turn on two-factor authentication first.')
  await consumeSecondFactor(context, user, twoFactorCode ?? refuse(400, 'Enter a two-factor code.'))
}

/** Replaces the address of a wallet. The new address has to be approved again. */
const move = async (inside: CallContext, update: Update): Promise<void> => {
  await lockSecondFactor(inside)
  const { walletId } = update
  const place = await checkMove(inside, update)
  const { numUpdatedRows } = await inside.database
    .updateTable('wallets')
    .set({ ...place, isActive: false, addressSince: inside.now() })
    .where('id', '=', walletId)
    .where(({ or, eb }) => or([eb('address', '!=', place.address), eb('currency', '!=', place.currency)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const stop = await announceStoppable(inside, 'address-changed', place)
  await inside.database.updateTable('wallets').set(stop).where('id', '=', walletId).execute()
}

export const addressFormHandlers = {
  ValidateAddress: async (_context, { currency, address }) => ({
    validateAddress: isCryptoAddress(currency, addressText(address)),
  }),

  // Reuses the wallet if an earlier, interrupted attempt to save has already created it. Such a wallet has the same address,
  // and no payor pays to it yet.
  CreateWallet: (context, { currency, address, label }) =>
    runPayoutChange(context, async (inside) => {
      const { database, user, random, now } = inside
      const name = checkedLabel(label)
      const place = checkedPlace(inside, { currency, address })
      const existing = await walletAt(inside, place)
      if (existing !== undefined) {
        if (existing.profileId !== null) refuseKnownAddress()
        await database.updateTable('wallets').set({ label: name }).where('id', '=', existing.id).execute()
        return { createWallet: { id: existing.id } }
      }
      const { count } = await database
        .selectFrom('wallets')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('userId', '=', user.id)
        .executeTakeFirstOrThrow()
      if (count >= maxWallets) refuse(409, `You can have up to ${maxWallets} addresses. Remove one to add another.`)
      await limitChanges(inside)
      const [id, at, stop] = [random.id(), now(), await announceStoppable(inside, 'address-added', place)]
      await database
        .insertInto('wallets')
        .values({ id, userId: user.id, ...place, label: name, createdAt: at, addressSince: at, ...stop })
        .execute()
      return { createWallet: { id } }
    }),

  UpdateWallet: async (context, input) => {
    requirePayeeToken(context)
    const label = input.updateLabel ? checkedLabel(input.label) : null
    if (input.updateAddress) {
      await checkMove(context, input)
      await consumeUpdateCode(context, input)
    }
    return runPayoutChange(context, async (inside) => {
      const { id } = await ownWalletOf(inside, input)
      if (input.updateAddress) await move(inside, input)
      if (label !== null) await inside.database.updateTable('wallets').set({ label }).where('id', '=', id).execute()
      return { updateWallet: { id } }
    })
  },

  DeleteWallet: (context, { walletId }) =>
    runPayoutChange(context, async (inside) => {
      const wallet = await ownWallet(inside, walletId)
      if (wallet.profileId !== null) refuse(409, 'A payout profile uses this address. Delete that profile first.')
      await inside.database.deleteFrom('wallets').where('id', '=', wallet.id).execute()
      await announce(inside, 'address-removed', wallet)
      return { deleteWallet: { status: 'success' } }
    }),
} satisfies Handlers<'ValidateAddress' | 'CreateWallet' | 'UpdateWallet' | 'DeleteWallet'>

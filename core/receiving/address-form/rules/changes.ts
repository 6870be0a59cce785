import { filled } from '../../../kernel/text.ts'
import { addressText, isSameAddress } from '../../../presentation/address-text.ts'
import { nameText } from '../../../presentation/name-text.ts'
import type { ReceivingForm } from '../../model.ts'
import { addressSaveFailures } from '../../texts.ts'
import type { ChangedAddress, EditSubject, SaveStage } from '../model.ts'

/** Parts of a changed address that a save has to send (RECV-041, RECV-042, RECV-047). */
export interface UpdatePlan {
  readonly updateAddress: boolean
  readonly updateLabel: boolean
  /** True if the save needs a two-factor or backup code. */
  readonly needsCode: boolean
  /** True if address, currency or label has changed. */
  readonly isChanged: boolean
}

/**
 * Returns the parts that a save has to send. If only the label changes, no code is needed (RECV-041, RECV-042, RECV-047).
 * @example
 * const before = { currency: 'BTC', address: 'bc1qab', label: 'Savings' }
 * updatePlan(before, { ...before, label: 'Rent' }).needsCode // false
 * updatePlan(before, { ...before, currency: 'LTC' }).needsCode // true
 */
export const updatePlan = (before: ReceivingForm, after: ReceivingForm): UpdatePlan => {
  const updateAddress = !isSameAddress(before.address, after.address) || before.currency !== after.currency
  const updateLabel = before.label !== after.label
  return { updateAddress, updateLabel, needsCode: updateAddress, isChanged: updateAddress || updateLabel }
}

/**
 * Returns the event for the form's state machine: 'check' if a code is needed, 'leave' if nothing has changed, else 'save'.
 */
export const saveEvent = ({
  before,
  nameBefore,
  after,
}: Pick<ChangedAddress, 'before' | 'nameBefore' | 'after'>): 'check' | 'save' | 'leave' => {
  const { needsCode, isChanged } = updatePlan(before, after)
  if (needsCode) return 'check'
  return isChanged || nameBefore !== after.label ? 'save' : 'leave'
}

/**
 * Returns the input of a profile update, which contains only the fields that `include` selects. Null if `include` selects no
 * field (CALL-067, CALL-068).
 * @example
 * const profile = { profileId: 'p', name: 'Savings', walletId: 'w' }
 * profileUpdate(profile, { name: true, wallet: false }) // { profileId: 'p', name: 'Savings' }
 * profileUpdate(profile, { name: false, wallet: false }) // null
 */
export const profileUpdate = (
  profile: { readonly profileId: string; readonly name: string; readonly walletId: string },
  include: { readonly name: boolean; readonly wallet: boolean },
): { readonly profileId: string; readonly name?: string; readonly walletId?: string } | null =>
  include.name || include.wallet
    ? {
        profileId: profile.profileId,
        ...(include.name ? { name: profile.name } : {}),
        ...(include.wallet ? { walletId: profile.walletId } : {}),
      }
    : null

/** Returns the error text of a failed save stage (ERR-069 to ERR-075). */
export const saveFailure = (stage: SaveStage, currency: string): string =>
  filled(addressSaveFailures[stage], { currency })

/** Trims address and label of a form. */
export const trimmedForm = ({ currency, address, label }: ReceivingForm): ReceivingForm => ({
  currency,
  address: addressText(address),
  label: nameText(label),
})

/** Returns the input for saving the edit form of a profile. */
export const changeOf = (
  { profile, wallet, name }: EditSubject,
  after: ReceivingForm,
  hasPayeeToken: boolean,
): ChangedAddress => ({
  profileId: profile.id,
  walletId: wallet.id,
  before: trimmedForm(wallet),
  nameBefore: nameText(name),
  after,
  hasPayeeToken,
})

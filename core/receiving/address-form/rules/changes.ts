import { filled } from '../../../kernel/text.ts'
import { addressText, isSameAddress } from '../../../presentation/address-text.ts'
import { nameText } from '../../../presentation/name-text.ts'
import type { ReceivingForm } from '../../model.ts'
import type { ChangedAddress, EditSubject, SaveStage } from '../model.ts'
import { saveFailures } from '../tables.ts'

/** What saving an edit sends (RECV-041, RECV-042, RECV-047). */
export interface UpdatePlan {
  readonly updateAddress: boolean
  readonly updateLabel: boolean
  /** Whether a two-factor or backup code is asked for and sent. */
  readonly needsCode: boolean
  /** Whether anything is sent at all. */
  readonly isChanged: boolean
}

/** A new label alone needs no code (RECV-041, RECV-042, RECV-047). */
export const updatePlan = (before: ReceivingForm, after: ReceivingForm): UpdatePlan => {
  const updateAddress = !isSameAddress(before.address, after.address) || before.currency !== after.currency
  const updateLabel = before.label !== after.label
  return { updateAddress, updateLabel, needsCode: updateAddress, isChanged: updateAddress || updateLabel }
}

/** What saving a change begins: a new address is checked before its code is asked for; without a change there is nothing to save. */
export const saveEvent = ({
  before,
  nameBefore,
  after,
}: Pick<ChangedAddress, 'before' | 'nameBefore' | 'after'>): 'check' | 'save' | 'leave' => {
  const { needsCode, isChanged } = updatePlan(before, after)
  if (needsCode) return 'check'
  return isChanged || nameBefore !== after.label ? 'save' : 'leave'
}

/** What changing a profile sends: only what is to change, and nothing when neither is (CALL-067, CALL-068). */
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

/** What is told of a save that failed (ERR-069 to ERR-075). */
export const saveFailure = (stage: SaveStage, currency: string): string => filled(saveFailures[stage], { currency })

/** A wallet's form with its address and label without what was typed around them. */
export const heldForm = ({ currency, address, label }: ReceivingForm): ReceivingForm => ({
  currency,
  address: addressText(address),
  label: nameText(label),
})

/** What changes when the address of a profile is saved as it is filled in. */
export const changeOf = (
  { profile, wallet, name }: EditSubject,
  after: ReceivingForm,
  hasPayeeToken: boolean,
): ChangedAddress => ({
  profileId: profile.id,
  walletId: wallet.id,
  before: heldForm(wallet),
  nameBefore: nameText(name),
  after,
  hasPayeeToken,
})

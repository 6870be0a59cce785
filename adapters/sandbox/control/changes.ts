import { record } from '@paydeck/adapters/wire/codec'
import type * as t from 'io-ts'
import { changeUser, userFields } from '../account/control.ts'
import type { User } from '../account/tables.ts'
import { billFields, changeBills } from '../bill-pay/control.ts'
import { cardFields, changeCards } from '../cards/control.ts'
import { changePasskeys, passkeyFields } from '../passkeys/control.ts'
import { changePayments, paymentFields } from '../payments/control.ts'
import { changePayouts, payoutFields } from '../receiving/control.ts'
import { changeReferral, referralFields } from '../referral/control.ts'
import { applicationFields, changeApplications } from '../verification/control.ts'
import { changeOptIn, optInFields } from '../waitlist/control.ts'
import type { ChangeContext } from './part.ts'

/** Changes of an account by the control API. Omitted fields keep their values. A list replaces the whole existing list. */
export const Changes = record(
  {},
  {
    ...userFields,
    ...applicationFields,
    ...billFields,
    ...cardFields,
    ...paymentFields,
    ...payoutFields,
    ...passkeyFields,
    ...referralFields,
    ...optInFields,
  },
)
export type Changes = t.TypeOf<typeof Changes>

/** Applies changes to an account and returns the changed user. */
export const applyChanges = async (changing: ChangeContext, user: User, changes: Changes): Promise<User> => {
  const changed = await changeUser(changing, user, changes)
  await changeApplications(changing, changed, changes)
  await changeBills(changing, changed, changes)
  await changeCards(changing, changed, changes)
  await changePayments(changing, changed, changes)
  await changePayouts(changing, changed, changes)
  await changePasskeys(changing, changed, changes)
  await changeReferral(changing, changed, changes)
  await changeOptIn(changing, changed, changes)
  return changed
}

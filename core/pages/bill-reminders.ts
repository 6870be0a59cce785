import { type BillReminders, type BillRemindersPorts, makeBillReminders } from '../bill-pay/index.ts'
import { project } from '../kernel/store.ts'
import type { Slices } from '../slices.ts'

/** Makes the reminders for users with access to Bill Pay. Amounts are hidden while amount privacy is on. */
export const billRemindersOf = ({
  amountPrivacy,
  applications,
  ...ports
}: Omit<BillRemindersPorts, 'isVerified' | 'isHidden'> &
  Pick<Slices, 'amountPrivacy' | 'applications'>): BillReminders =>
  makeBillReminders({
    ...ports,
    isVerified: project(applications.view, ({ products }) => products.individualShopperTier1.verified),
    isHidden: amountPrivacy.isOn,
  })

import { combine, project } from '../kernel/store.ts'
import { isRecipient } from '../receiving/index.ts'
import { makeSince, type Since, type SincePorts } from '../since/index.ts'
import type { Slices } from '../slices.ts'

type Known = Pick<
  Slices,
  'amountPrivacy' | 'applications' | 'billReminders' | 'currentSession' | 'payouts' | 'recentActivity'
>

/**
 * Makes the strip "Since your last visit". Only verified users can have bills, and only recipients of payouts can have
 * changes to stop.
 * @param slices their property `billReminders` is not read before the first load of the bills, since its code may load later
 */
export const sinceOf = (
  ports: Pick<SincePorts, 'stores' | 'clock' | 'log' | 'storage' | 'device' | 'paymentRecords' | 'securityRecord'>,
  slices: Known,
): Since => {
  const { amountPrivacy, applications, currentSession, payouts, recentActivity } = slices
  return makeSince({
    ...ports,
    userId: project(currentSession.session, (session) => session.userId),
    facts: project(combine({ activity: recentActivity.state, applications: applications.state }), (now) => ({
      activity: now.activity.items,
      applications: now.applications.applications ?? [],
    })),
    bills: () => {
      const { due, tasks } = slices.billReminders
      return { facts: due, load: tasks.load }
    },
    canHave: project(combine({ applications: applications.view, payouts: payouts.state }), (now) => ({
      bills: now.applications.products.individualShopperTier1.verified,
      stoppable: now.payouts.wallets.length > 0 || isRecipient(now.payouts),
    })),
    amountsHidden: amountPrivacy.isOn,
  })
}

import { type ActivityRow, withoutAmounts } from '../home/index.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import { recentActivityView } from '../payments/index.ts'
import type { Configuration, Device } from '../platform/ports.ts'
import type { Slices } from '../slices.ts'

/**
 * Makes the rows of recent activity on the home page. Amounts are hidden while amount privacy is on. This view is separate
 * from the rest of the home page, since the texts of payments load after the page.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.verified })
 * const app = makePaydeck(ports)
 * await app.recentActivity.tasks.reload()
 * homeActivityOf(app, ports).get()[0].amount // '−$4.80'
 */
export const homeActivityOf = (
  { amountPrivacy, recentActivity }: Pick<Slices, 'amountPrivacy' | 'recentActivity'>,
  {
    configuration,
    device,
  }: {
    readonly configuration: Pick<Configuration, 'pictureOrigins'>
    readonly device: Pick<Device, 'timeZone'>
  },
): Live<ReadonlyArray<ActivityRow>> =>
  project(combine({ activity: recentActivity.state, isHidden: amountPrivacy.isOn }), ({ activity, isHidden }) => {
    const { rows } = recentActivityView(activity, {
      timeZone: device.timeZone(),
      pictureOrigins: configuration.pictureOrigins,
    })
    return isHidden ? rows.map(withoutAmounts) : rows
  })

import { either as E } from 'fp-ts'
import { unsupported } from '../kernel/capability.ts'
import { limit } from '../kernel/limits.ts'
import { withQuery } from '../kernel/query.ts'
import { type Command, type Find, matchCommand } from '../palette/index.ts'
import {
  type Activity,
  type FoundPage,
  paymentKindTexts,
  paymentRow,
  type PaymentSearches,
  queryOfItem,
} from '../payments/index.ts'
import type { AppNavigation, Clock, Device } from '../platform/ports.ts'
import { routePath } from '../routes/index.ts'
import type { Slices } from '../slices.ts'

/** Maximum number of items that the palette lists of each source. */
export const foundItems = limit('palette found items', 5)

/** Ports of the search for payments. */
export interface PaymentCommandPorts {
  readonly appNavigation: AppNavigation
  readonly clock: Clock
  readonly device: Pick<Device, 'timeZone'>
  readonly paymentSearches: Pick<PaymentSearches, 'find'>
}

const commandOf = (item: Activity, { appNavigation, clock, device }: PaymentCommandPorts): Command => {
  const row = paymentRow(clock.now(), item, { timeZone: device.timeZone() })
  return {
    id: `payment:${row.slide}:${row.id}`,
    title: row.title,
    synonyms: [],
    group: 'payments',
    icon: 'payments',
    note: [row.date, paymentKindTexts[row.slide], row.status?.text ?? ''].filter((part) => part !== '').join(' · '),
    amount: row.amount,
    isSuggested: false,
    isOffered: true,
    run: () => appNavigation.go(withQuery(routePath('crypto'), queryOfItem({ kind: row.slide, id: row.id }))),
  }
}

const timeOf = ({ timestamp }: Activity): number => timestamp ?? Number.MAX_SAFE_INTEGER

/**
 * Makes the function that finds payments, payouts and donations by text, newest first. If the provider cannot search, it
 * searches the recent activity that is already loaded (CMD-009).
 */
export const paymentFinderOf = (
  { recentActivity }: Pick<Slices, 'recentActivity'>,
  ports: PaymentCommandPorts,
): Find => {
  const { paymentSearches } = ports
  const find =
    (text: string) =>
    (list: 'payments' | 'payouts' | 'donations'): ReturnType<PaymentSearches['find']> => {
      const any = { from: null, to: null, least: null, most: null, coin: null, status: null } as const
      return paymentSearches.find({ ...any, list, text, limit: foundItems.value, after: null })
    }
  const loaded = (text: string): ReadonlyArray<Command> =>
    recentActivity.state
      .get()
      .items.map((item) => commandOf(item, ports))
      .filter((command) => matchCommand(text, command) !== null)
  const answerOf = (text: string, pages: ReadonlyArray<FoundPage>): ReadonlyArray<Command> =>
    pages.length === 0
      ? loaded(text)
      : pages
          .flatMap<Activity>(({ items }) => items)
          .toSorted((one, other) => timeOf(other) - timeOf(one))
          .slice(0, foundItems.value)
          .map((item) => commandOf(item, ports))
  return (text) => async () => {
    const answers = await Promise.all((['payments', 'payouts', 'donations'] as const).map((list) => find(text)(list)()))
    const failed = answers.find(E.isLeft)
    if (failed !== undefined) return failed
    return E.right(
      answerOf(
        text,
        answers.flatMap((answer) => (E.isRight(answer) && answer.right !== unsupported ? [answer.right] : [])),
      ),
    )
  }
}

import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { isoTime } from '../kernel/calendar.ts'
import { unsupported } from '../kernel/capability.ts'
import { logged } from '../kernel/logged.ts'
import { makeScope, type Scope } from '../kernel/scope.ts'
import { combine } from '../kernel/store.ts'
import { type Activity, recentActivityQuery } from '../payments/index.ts'
import { type StoppableChange, stoppableChanges } from '../security/index.ts'
import type { BillFact } from './model.ts'
import type { SincePorts } from './ports.ts'
import { hasEarlierPayments } from './rules.ts'
import { mostPayments, mostSecurityPages, stoppableFor } from './tables.ts'

/**
 * Makes a live value of the changes that can still be stopped, and the function that loads them. The history is read as far
 * back as a change can be stopped, since later events, such as failed sign-ins, may fill its first page. Each page shows its
 * changes as soon as it has arrived.
 */
const makeStoppable = ({ stores, clock, log, securityRecord }: SincePorts) => {
  const stoppable = stores.make<ReadonlyArray<StoppableChange>>([])
  const reading = makeScope(stores, clock)
  const readFrom = async (
    before: string | null,
    found: ReadonlyArray<StoppableChange>,
    pages: number,
    isWanted: () => boolean,
  ): Promise<void> => {
    const answer = await F.pipe(
      securityRecord.page({ before }),
      logged(log.warn, 'The security changes could not be loaded'),
    )()
    if (!isWanted() || E.isLeft(answer) || answer.right === unsupported) return
    const { events, next } = answer.right
    const all = [...found, ...stoppableChanges(answer.right)]
    const oldest = events.at(-1)?.at ?? 0
    const isLast = next === null || pages === 1 || clock.now() - oldest > stoppableFor.ms
    const ids = new Set(all.map(({ id }) => id))
    stoppable.update((known) => (isLast ? all : [...all, ...known.filter(({ id }) => !ids.has(id))]))
    if (!isLast) await readFrom(next, all, pages - 1, isWanted)
  }
  return {
    stoppable,
    load: (): Promise<void> => {
      reading.renew()
      return readFrom(null, [], mostSecurityPages.value, reading.isOpen())
    },
  }
}

/** Makes a live value of the payments since the last visit that are older than the recent ones, and the function that loads them. */
const makePayments = ({ stores, clock, log, paymentRecords, facts }: SincePorts, visitedAt: () => number | null) => {
  const payments = stores.make<ReadonlyArray<Activity>>([])
  const reading = makeScope(stores, clock)
  return {
    payments,
    load: async (): Promise<void> => {
      const at = visitedAt()
      if (at === null || !hasEarlierPayments(facts.get().activity, at, clock.now())) return
      reading.renew()
      const isWanted = reading.isOpen()
      const { merchantStatus } = recentActivityQuery
      const answer = await F.pipe(
        paymentRecords.recent({ limit: mostPayments.value, startDate: isoTime(at), merchantStatus }),
        logged(log.warn, 'The payments since the last visit could not be loaded'),
        TE.getOrElse(() => async () => payments.get()),
      )()
      if (isWanted()) payments.update(() => answer)
    },
  }
}

/**
 * Makes the functions that load bills, stoppable changes and earlier payments, and a live value of them.
 * @param session lifetime in which the strip follows the bills
 * @param visitedAt returns the time of the last visit in milliseconds since 1970, or null
 */
export const makeLaterFacts = (
  ports: SincePorts,
  { session, visitedAt }: { readonly session: Scope; readonly visitedAt: () => number | null },
) => {
  const { stores, clock, bills: source, canHave } = ports
  const bills = stores.make<ReadonlyArray<BillFact>>([])
  const { stoppable, load: loadStoppable } = makeStoppable(ports)
  const { payments, load: loadPayments } = makePayments(ports, visitedAt)
  const progress = stores.make<'none' | 'loading' | 'loaded'>('none')
  const { whileSignedIn } = makeScope(stores, clock)
  const loadBills = async (): Promise<void> => {
    const { facts, load } = source()
    const follow = (due: ReadonlyArray<BillFact>): void => bills.update(() => due)
    follow(facts.get())
    session.listen(facts.changes$, follow)
    await load()
  }
  const loadOthers = (): ReadonlyArray<Promise<void>> => [
    loadPayments(),
    ...(canHave.get().stoppable ? [loadStoppable()] : []),
  ]
  return {
    facts: combine({ bills, stoppable, payments }),
    progress,
    /** Makes the next `load` load everything again. */
    restart: (): void => progress.update(() => 'none'),
    reload: (): void => {
      if (progress.get() !== 'none') void Promise.all(loadOthers())
    },
    load: (): void => {
      if (progress.get() !== 'none') return
      progress.update(() => 'loading')
      void Promise.all([...loadOthers(), ...(canHave.get().bills ? [loadBills()] : [])]).then(
        whileSignedIn(() => progress.update(() => 'loaded')),
      )
    },
  }
}

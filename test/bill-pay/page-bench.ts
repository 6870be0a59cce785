import { makeStores, type Fault } from '@paydeck/core/kernel'
import { billPayPageOf } from '@paydeck/core/pages'
import type { AnalyticsEvent } from '@paydeck/core/platform'
import { taskEither as TE } from 'fp-ts'
import { bill, billBench, textStorage } from './fixture.ts'

/** Bill Pay's home over its slices; somebody in New York looks at it. */
export const pageBench = (storage = textStorage(), pictureOrigins: ReadonlyArray<string> = []) => {
  const bench = billBench(storage)
  const isHidden = makeStores().make(false)
  const tracked: Array<AnalyticsEvent> = []
  let zones = 0
  const timeZone = (): string => {
    zones += 1
    return 'America/New_York'
  }
  let starting: TE.TaskEither<Fault, void> = TE.right(undefined)
  const page = billPayPageOf(
    {
      amountPrivacy: { isOn: isHidden },
      billList: bench.list,
      startup: { tasks: { initialise: () => starting() } },
    },
    {
      analytics: { track: (event) => void tracked.push(event) },
      configuration: { pictureOrigins },
      device: { timeZone },
    },
  )
  return {
    ...bench,
    page,
    isHidden,
    tracked,
    /** How often the browser was asked for its time zone. */
    zones: () => zones,
    startWith: (task: typeof starting) => {
      starting = task
    },
    /** Enters, and has the provider answer. */
    open: async () => {
      page.enter()
      await bench.answerAll()
    },
  }
}

/** The only date of a bill. */
export const due = (date: number | null) => ({ nextPaymentDueDate: date, paddedNextPaymentDueDate: null })
/** The home of somebody with two bills. */
export const openHome = async (storage = textStorage()) => {
  const run = pageBench(storage)
  run.known.accounts = [
    bill('b1', { liability: { merchantName: 'Northgate Card Services', ...due(Date.UTC(2026, 10, 28)) } }),
    bill('b2', { liability: { merchantName: 'acme', type: 'mortgage', mask: '8840', ...due(Date.UTC(2026, 10, 29)) } }),
  ]
  await run.open()
  return run
}

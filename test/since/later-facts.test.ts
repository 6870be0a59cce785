import { unreachable } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'
import { addressChange, day, hour, noon, payment, sinceWith } from './bench.ts'

const newest = (count: number) => Array.from({ length: count }, (_, at) => payment(`p${at}`, { timestamp: noon - at }))
const failed = payment('late', {
  merchantName: 'Copperline Records',
  exceptionStatus: 'paidPartial',
  timestamp: noon - day,
})

/** Opens the home page, and returns the titles of the listed changes. */
const openHome = async ({ open }: Pick<ReturnType<typeof sinceWith>, 'open'>) => {
  const since = open()
  since.enter(false)
  since.load()
  await settle()
  return { since, titles: () => (since.view.get()?.changes ?? []).map(({ title }) => title) }
}

describe('payments', () => {
  it('SINCE-001 a failed payment is listed first, even if more than five newer payments have hidden it', async () => {
    const bench = sinceWith()
    bench.happen(...newest(5))
    bench.provider.payments = [...newest(5), failed]
    const { titles } = await openHome(bench)
    expect(titles()[0]).toMatch(/^Copperline Records: /)
    expect([titles().length, bench.provider.paymentsFrom]).toEqual([4, ['2026-03-07T12:00:00.000Z']])
  })

  it.each([
    ['fewer than five payments are new', [...newest(4), payment('old', { timestamp: noon - 4 * day })]],
    ['there are fewer than five payments', newest(4)],
  ])('SINCE-001 earlier payments are not requested if %s', async (_, recent) => {
    const bench = sinceWith()
    bench.happen(...recent)
    await openHome(bench)
    expect(bench.provider.paymentsFrom).toEqual([])
  })

  it('SINCE-001 after a visit that is older than the recent payments, earlier payments are requested', async () => {
    const bench = sinceWith({ ada: noon - 200 * day })
    bench.provider.payments = [payment('p', { timestamp: noon - 150 * day })]
    const { titles } = await openHome(bench)
    expect(titles()).toEqual(['Larkspur Gardens: payment complete'])
  })

  it('SINCE-001 a payment that is recent and earlier is listed once, as it is among the recent ones', async () => {
    const bench = sinceWith()
    bench.provider.payments = newest(5).map((one) => ({ ...one, exceptionStatus: 'paidOver' }) as typeof one)
    bench.happen(...newest(5))
    const { since } = await openHome(bench)
    expect(since.view.get()?.changes.map(({ icon }) => icon)).toEqual(['check', 'check', 'check', 'check'])
    since.dismiss()
    expect(since.view.get()).toBeNull()
  })

  it('SINCE-001 if earlier payments cannot be loaded, the strip lists the recent ones', async () => {
    const bench = sinceWith()
    bench.happen(...newest(5))
    bench.provider.fault = unreachable
    const { since, titles } = await openHome(bench)
    expect([since.isLoaded.get(), titles().length, bench.warnings.length]).toEqual([true, 4, 2])
  })

  it('SINCE-005 earlier payments of one user are not listed for the next', async () => {
    const bench = sinceWith({ ada: noon - day * 3, ben: noon - day * 3 })
    bench.happen(...newest(5))
    bench.provider.payments = [failed]
    const { since } = await openHome(bench)
    bench.happen()
    bench.stores.resetAll()
    bench.userId.update(() => 'ben')
    expect(since.view.get()).toBeNull()
  })
})

it('SINCE-001 if earlier payments cannot be loaded again, the strip keeps the known ones', async () => {
  const bench = sinceWith()
  bench.happen(...newest(5))
  bench.provider.payments = [failed]
  const { since, titles } = await openHome(bench)
  bench.provider.fault = unreachable
  since.enter(false)
  await settle()
  expect(titles()[0]).toMatch(/^Copperline Records: /)
})

it('SINCE-005 responses that arrive after a sign-out list nothing, and no further page is read', async () => {
  const bench = sinceWith({ ada: noon - 3 * day, ben: noon - 3 * day })
  bench.happen(...newest(5))
  bench.provider.payments = [failed]
  bench.provider.pageSize = 1
  bench.provider.events = [addressChange('e1', noon - hour), addressChange('e2', noon - hour)]
  const since = bench.open()
  since.load()
  bench.happen()
  bench.stores.resetAll()
  bench.userId.update(() => 'ben')
  await settle()
  expect([since.view.get(), bench.provider.reads]).toEqual([null, 1])
})

describe('security changes', () => {
  const signIns = (count: number, at = noon - 2 * hour) =>
    Array.from({ length: count }, (_, index) => ({
      ...addressChange(`s${index}`, at, false),
      kind: 'code-refused' as const,
    }))

  it('SINCE-001 a change that can be stopped is listed, even if later events fill the first pages of the history', async () => {
    const bench = sinceWith()
    bench.provider.pageSize = 10
    bench.provider.events = [...signIns(35), addressChange('e', noon - 20 * hour)]
    const { titles } = await openHome(bench)
    expect([titles(), bench.provider.reads]).toEqual([['Receiving address changed'], 4])
  })

  it('SINCE-001 the history is read only as far back as a change can be stopped', async () => {
    const bench = sinceWith()
    bench.provider.pageSize = 10
    bench.provider.events = [...signIns(10), ...signIns(10, noon - 49 * hour), ...signIns(10, noon - 50 * hour)]
    await openHome(bench)
    expect(bench.provider.reads).toBe(2)
  })

  it('SINCE-001 at most 20 pages of the history are read', async () => {
    const bench = sinceWith()
    bench.provider.pageSize = 10
    bench.provider.events = signIns(1000)
    await openHome(bench)
    expect(bench.provider.reads).toBe(20)
  })

  it('SINCE-001 a change that was stopped elsewhere is no longer listed when the home page opens again', async () => {
    const bench = sinceWith()
    bench.provider.pageSize = 10
    const stopped = addressChange('e', noon - 20 * hour)
    bench.provider.events = [...signIns(15), stopped]
    const { since, titles } = await openHome(bench)
    expect(titles()).toEqual(['Receiving address changed'])
    bench.provider.events = [...signIns(15), { ...stopped, canStop: false }]
    since.enter(false)
    await settle()
    expect(titles()).toEqual([])
  })

  it('SINCE-004 while the pages are read again, a known change stays; a failed page keeps it', async () => {
    const bench = sinceWith()
    bench.provider.pageSize = 10
    bench.provider.events = [...signIns(15), addressChange('e', noon - 20 * hour)]
    const { since, titles } = await openHome(bench)
    const seen: Array<number> = []
    since.view.changes$.subscribe((view) => seen.push(view?.changes.length ?? 0))
    since.enter(false)
    await settle()
    bench.provider.fault = unreachable
    since.enter(false)
    await settle()
    expect([seen.every((count) => count === 1), titles()]).toEqual([true, ['Receiving address changed']])
  })
})

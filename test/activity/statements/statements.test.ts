import { makePaydeck } from '@paydeck/core/app'
import type { DebitCard } from '@paydeck/core/cards'
import { rejected } from '@paydeck/core/kernel'
import { makeMemoryProvider, personas } from '@paydeck/core/memory'
import { fakeClock, settle } from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'

const now = Date.UTC(2026, 10, 25, 20)

const begin = async () => {
  const clock = fakeClock(now)
  const provider = makeMemoryProvider({ clock, persona: personas.cardholder })
  const { statements } = makePaydeck(provider.ports)
  statements.show(null)
  await settle()
  return {
    ...provider,
    clock,
    statements,
    pack: () => statements.state.get().pack,
    saved: () => provider.effects.files.map(({ name }) => name),
  }
}

const packFile = 'paydeck-2026-UTC.zip'

it('STMT-003 a saved file has the period and the zone in its name, and names the zone', async () => {
  const { statements, effects } = await begin()
  statements.saveCsv('2026-11')
  statements.saveCsv('2026')
  expect(effects.files.map(({ name }) => name)).toEqual(['statement-2026-11-UTC.csv', 'statement-2026-UTC.csv'])
  const [month = '', year = ''] = effects.files.map(({ text }) => text)
  expect(month.split('\n')[0]).toContain('Date (UTC)')
  expect(year.split('\n').length).toBeGreaterThan(month.split('\n').length)
})

it('STMT-008 the pack is saved once, when everything is there, and can be saved again', async () => {
  const { statements, pack, saved, setLatency, clock } = await begin()
  setLatency(1_000)
  statements.makePack()
  const counts: Array<number> = []
  statements.state.subscribe(({ pack: one }) => {
    if (one.kind === 'making') counts.push(one.steps.payments.count)
  })
  await clock.advance(2_500)
  expect(pack()).toMatchObject({ kind: 'making', isPacking: false, steps: { cards: { state: 'reading' } } })
  expect(saved()).toEqual([])
  await clock.advance(60_000)
  expect(pack()).toMatchObject({ kind: 'made', year: 2026, made: { name: packFile, summary: { missing: [] } } })
  expect(Math.max(...counts)).toBeGreaterThan(0)
  expect(saved()).toEqual([packFile])
  statements.savePack()
  expect(saved()).toEqual([packFile, packFile])
})

it('STMT-008 leaving the page does not stop the pack, and cancelling it saves nothing', async () => {
  const { statements, pack, saved, setLatency, clock, callCount } = await begin()
  setLatency(1_000)
  statements.makePack()
  await clock.advance(1_500)
  statements.leave()
  await clock.advance(60_000)
  expect(pack().kind).toBe('made')
  expect(saved()).toEqual([packFile])
  statements.makePack()
  await clock.advance(2_500)
  statements.cancelPack()
  const before = callCount('paymentLists.page')
  await clock.advance(60_000)
  expect([pack().kind, saved(), callCount('paymentLists.page')]).toEqual(['idle', [packFile], before])
})

it('STMT-009 a failed source waits for the user: the pack is made without it, or all of it is tried again', async () => {
  const { statements, pack, saved, failCalls, restoreCalls } = await begin()
  failCalls('cardActivities.settled', rejected(503))
  statements.makePack()
  await settle()
  expect(pack()).toMatchObject({
    kind: 'incomplete',
    steps: { cards: { state: 'failed' }, payouts: { state: 'read' } },
  })
  expect(saved()).toEqual([])
  statements.finishPack()
  await settle()
  expect(pack()).toMatchObject({ kind: 'made', made: { summary: { missing: ['cards'] } } })
  expect(saved()).toEqual([packFile])
  statements.makePack()
  await settle()
  restoreCalls('cardActivities.settled')
  statements.makePack()
  await settle()
  expect(pack()).toMatchObject({ kind: 'made', made: { summary: { missing: [] } } })
})

it('STMT-009 if the list of cards fails, the card transactions are missing; without the currencies, there is no pack', async () => {
  const { statements, pack, failCalls, restoreCalls, saved } = await begin()
  failCalls('cardAccounts.list', rejected(503))
  statements.makePack()
  await settle()
  expect(pack()).toMatchObject({ kind: 'incomplete', steps: { cards: { state: 'failed' } } })
  restoreCalls('cardAccounts.list')
  failCalls('paymentLists.currencies', rejected(503))
  statements.makePack()
  await settle()
  expect(pack()).toEqual({ kind: 'failed', year: 2026 })
  expect(saved()).toEqual([])
})

it('STMT-005 a PDF that could not be loaded is reported, and its request can be repeated', async () => {
  const { statements, failCalls, restoreCalls, saved } = await begin()
  failCalls('monthStatements.download', rejected(503))
  statements.savePdf('2026-10')
  await settle()
  expect([statements.state.get().pdf.failed, saved()]).toEqual(['2026-10', []])
  restoreCalls('monthStatements.download')
  statements.savePdf('2026-10')
  await settle()
  expect(statements.state.get().pdf).toEqual({ isOffered: true, making: null, failed: null, toPrint: null })
  statements.savePdf('2026')
  expect(statements.state.get().pdf.toPrint).toBe('2026')
})

it('STMT-008 a sign-out ends the pack', async () => {
  const { statements, ports, pack, saved, setLatency, clock } = await begin()
  setLatency(1_000)
  statements.makePack()
  await clock.advance(1_500)
  ports.stores.resetAll()
  await clock.advance(60_000)
  expect([pack().kind, saved()]).toEqual(['idle', []])
})

it('SESS-021 a sign-out during the first request of a pack prevents the others', async () => {
  const { statements, ports, setLatency, clock, callCount } = await begin()
  const before = callCount('cardAccounts.list')
  setLatency(1_000)
  statements.makePack()
  await clock.advance(500)
  ports.stores.resetAll()
  await clock.advance(60_000)
  expect(callCount('cardAccounts.list')).toBe(before)
})

it('SESS-021 a sign-out discards the pack, also if it waits for the user', async () => {
  const clock = fakeClock(now)
  const provider = makeMemoryProvider({ clock, persona: personas.cardholder })
  const { stores, yearPacks } = provider.ports
  let cancelled = 0
  const begin = (...[facts]: Parameters<typeof yearPacks.begin>) => ({
    ...yearPacks.begin(facts),
    cancel: () => void (cancelled += 1),
  })
  const { statements } = makePaydeck({ ...provider.ports, yearPacks: { begin } })
  provider.failCalls('cardActivities.settled', rejected(503))
  statements.makePack()
  await settle()
  expect([statements.state.get().pack.kind, cancelled]).toEqual(['incomplete', 0])
  stores.resetAll()
  expect([statements.state.get().pack.kind, cancelled]).toEqual(['idle', 1])
})

it('STMT-008 the pack is that of the year on the page, also after New Year', async () => {
  const { statements, pack, clock } = await begin()
  await clock.advance(Date.UTC(2027, 0, 1, 1) - now)
  statements.makePack()
  await settle()
  expect(pack()).toMatchObject({ kind: 'made', year: 2026 })
})

it('STMT-006 the name of a card has no invisible characters and no line breaks, which would forge lines of README.txt', async () => {
  const { ports } = makeMemoryProvider({ clock: fakeClock(now), persona: personas.cardholder })
  const { cardAccounts } = ports
  const list = TE.map((cards: ReadonlyArray<DebitCard>) =>
    cards.map((card) => ({ ...card, nickname: 'Tra\u202Evel\r\nNothing is missing.' })),
  )(cardAccounts.list)
  const { statements } = makePaydeck({ ...ports, cardAccounts: { ...cardAccounts, list } })
  statements.show(null)
  await settle()
  const names = statements.state.get().history?.cards.map(({ name }) => name) ?? []
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).not.toMatch(/[\r\n\u202E]/)
})

it('STMT-005 the statement of a month that has not begun is printed, since the provider refuses it', async () => {
  const { statements, callCount } = await begin()
  statements.savePdf('2026-12')
  expect([statements.state.get().pdf.toPrint, callCount('monthStatements.download')]).toEqual(['2026-12', 0])
})

it('STMT-005 another request replaces an unfinished PDF, and leaving the page cancels it', async () => {
  const { statements, saved, setLatency, clock } = await begin()
  setLatency(1_000)
  statements.savePdf('2026-09')
  await clock.advance(500)
  statements.savePdf('2026-10')
  await clock.advance(60_000)
  expect(saved()).toEqual(['statement-2026-10-UTC.pdf'])
  statements.savePdf('2026-09')
  statements.leave()
  await clock.advance(60_000)
  expect([saved().length, statements.state.get().pdf.making]).toEqual([1, null])
})

it('STMT-003 the zone is remembered, and the pack and the files use it', async () => {
  const { statements, ports } = await begin()
  statements.utc.set(true)
  expect(makePaydeck(ports).statements.utc.isOn.get()).toBe(true)
})

it('STMT-001 entries that could not be loaded are loaded again on request', async () => {
  const { statements, failCalls, restoreCalls } = await begin()
  statements.leave()
  failCalls('activityRecords.page', rejected(503))
  statements.show(2025)
  await settle()
  expect(statements.state.get()).toMatchObject({ status: 'failed', year: 2025, history: null })
  restoreCalls('activityRecords.page')
  statements.tryAgain()
  await settle()
  expect(statements.state.get().status).toBe('success')
})

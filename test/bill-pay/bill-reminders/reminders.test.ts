import { calendarFile, makeBillReminders, type DueBill } from '@paydeck/core/bill-pay'
import { makeStores, unsupported, type Fault, type UnsupportedCall, unreachable } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { visibleText } from '@paydeck/core/presentation'
import { settle } from '@paydeck/core/testing'
import fc from 'fast-check'
import { either as E, type taskEither as TE } from 'fp-ts'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { makeSurroundings, textStorage } from '../../slice-bench/index.ts'
import { day, noon } from '../bench.ts'

const at = (date: number) => Date.UTC(2026, 10, date)
const dueBill = (accountId: string, dueAt: number, change: Partial<DueBill> = {}): DueBill => ({
  accountId,
  merchantName: 'Cedar Union Bank',
  mask: '2201',
  dueAt,
  minimum: decimalText('35.00'),
  ...change,
})

const reminderBench = (storage = textStorage()) => {
  const { ports, seen } = makeSurroundings(noon)
  const [isVerified, isHidden] = [makeStores().make(true), makeStores().make(false)]
  const provider: { requests: number; answer: E.Either<Fault, ReadonlyArray<DueBill> | UnsupportedCall> } = {
    requests: 0,
    answer: E.right([]),
  }
  const due: TE.TaskEither<Fault, ReadonlyArray<DueBill> | UnsupportedCall> = () => {
    provider.requests += 1
    return Promise.resolve(provider.answer)
  }
  const reminders = makeBillReminders({
    ...ports,
    billReminders: { due },
    isVerified,
    isHidden,
    device: { timeZone: () => 'America/New_York' },
    configuration: { productName: 'Paydeck' },
    storage,
  })
  return {
    ...seen,
    isVerified,
    isHidden,
    provider,
    storage,
    reminders,
    view: () => reminders.view.get(),
    load: async (...bills: ReadonlyArray<DueBill>) => {
      provider.answer = E.right(bills)
      await reminders.tasks.load()
    },
  }
}

describe('bill reminders', () => {
  it('a reminder shows a bill’s name, due day, minimum and payment link; the bill that is due first is listed first', async () => {
    const run = reminderBench()
    expect(run.view()).toBeNull()
    await run.load(dueBill('b2', at(30), { merchantName: 'Hillside', mask: '' }), dueBill('b 1', at(26)))
    expect(run.view()).toEqual({
      title: '1 bill is due within 5 days',
      tone: 'bad',
      rows: [
        {
          id: 'b 1',
          name: 'Cedar Union Bank ****2201',
          due: 'Due Nov 26, 2026, in 5 days',
          minimum: 'Minimum $35.00',
          to: '/bill-pay/pay/b%201',
        },
        {
          id: 'b2',
          name: 'Hillside',
          due: 'Due Nov 30, 2026, in 9 days',
          minimum: 'Minimum $35.00',
          to: '/bill-pay/pay/b2',
        },
      ],
      calendar: { label: 'Add to calendar' },
      dismiss: { label: 'Dismiss' },
    })
  })

  it.each([
    [20, null],
    [21, ['Due Nov 21, 2026, today', '1 bill is due within 5 days', 'bad']],
    [22, ['Due Nov 22, 2026, tomorrow', '1 bill is due within 5 days', 'bad']],
    [26, ['Due Nov 26, 2026, in 5 days', '1 bill is due within 5 days', 'bad']],
    [27, ['Due Nov 27, 2026, in 6 days', '1 bill is due within 14 days', 'wait']],
    [35, ['Due Dec 5, 2026, in 14 days', '1 bill is due within 14 days', 'wait']],
    [36, null],
  ])('on November 21, a bill that is due at Date.UTC(2026, 10, %s) has the reminder %j', async (date, shown) => {
    const run = reminderBench()
    await run.load(dueBill('b1', at(date)))
    const view = run.view()
    expect(view && [view.rows[0]?.due, view.title, view.tone]).toEqual(shown)
  })

  it('the reminders’ title counts only bills due within 5 days; if there are none, it counts all bills due within 14 days', async () => {
    const run = reminderBench()
    await run.load(dueBill('b1', at(28)), dueBill('b2', at(29)))
    expect(run.view()?.title).toBe('2 bills are due within 14 days')
    await run.load(dueBill('b1', at(28)), dueBill('b2', at(29)), dueBill('b3', at(22)), dueBill('b4', at(23)))
    expect([run.view()?.title, run.view()?.rows.length]).toEqual(['2 bills are due within 5 days', 4])
  })

  it('the reminders omit an unknown minimum; while amounts are hidden, reminders and calendar file contain no amounts', async () => {
    const run = reminderBench()
    await run.load(dueBill('b1', at(26)), dueBill('b2', at(27), { minimum: null }))
    expect(run.view()?.rows[1]?.minimum).toBeNull()
    run.isHidden.update(() => true)
    expect(JSON.stringify(run.view())).not.toMatch(/\$/)
    run.reminders.saveCalendar()
    expect(run.saved[0]?.text).not.toMatch(/\$/)
  })

  it('BILL-168 dismissed reminders appear again when one more bill is due soon, or when a bill becomes more urgent', async () => {
    const run = reminderBench()
    await run.load(dueBill('b1', at(28)))
    run.reminders.dismiss()
    expect(run.view()).toBeNull()
    await run.load(dueBill('b1', at(28)))
    expect(run.view()).toBeNull()
    await run.load(dueBill('b1', at(28)), dueBill('b2', at(29)))
    expect(run.view()?.rows.length).toBe(2)
    run.reminders.dismiss()
    await run.clock.advance(2 * day)
    await run.load(dueBill('b1', at(28)), dueBill('b2', at(29)))
    expect(run.view()?.title).toBe('1 bill is due within 5 days')
    run.reminders.dismiss()
    await run.load(dueBill('b1', at(28) + 7 * day))
    expect(run.view()?.rows.length).toBe(1)
    // The dismissal is stored, so it still applies after a page reload.
    const again = reminderBench(run.storage)
    await again.load(dueBill('b2', at(29)))
    expect(again.view()).toBeNull()
    await again.load(dueBill('b3', at(29)))
    expect(again.view()?.rows.length).toBe(1)
  })

  it('if a user dismisses reminders, other users still see theirs; the browser stores only the latest 100 dismissals', async () => {
    const one = reminderBench()
    await one.load(dueBill('b1', at(28)))
    one.reminders.dismiss()
    const other = reminderBench(one.storage)
    await other.load(dueBill('c1', at(28)))
    expect(other.view()?.rows.map(({ id }) => id)).toEqual(['c1'])
    other.reminders.dismiss()
    const again = reminderBench(one.storage)
    await again.load(dueBill('b1', at(28)))
    expect(again.view()).toBeNull()
    await again.load(...Array.from({ length: 99 }, (_, index) => dueBill(`d${index}`, at(28))))
    again.reminders.dismiss()
    expect([...one.storage.kept.values()].map((text) => text.split('\n').length)).toEqual([100])
    await again.load(dueBill('c1', at(28)))
    expect(again.view()).toBeNull()
    await again.load(dueBill('b1', at(28)))
    expect(again.view()?.rows.length).toBe(1)
  })

  it('an open page updates its reminders as time passes; when a new day begins, it refetches them', async () => {
    const run = reminderBench()
    const hour = 3_600_000
    const listening = run.reminders.view.changes$.subscribe(() => undefined)
    await run.clock.advance(2 * hour)
    expect(run.provider.requests).toBe(0)
    await run.load(dueBill('b1', at(27)), dueBill('b2', at(21)))
    const dueTexts = () => run.view()?.rows.map(({ due }) => due)
    expect([dueTexts(), run.view()?.tone]).toEqual([['Due Nov 21, 2026, today', 'Due Nov 27, 2026, in 6 days'], 'bad'])
    // The user's local time is 11:14 now, and 23:59 after the next advance of the clock.
    run.provider.answer = E.right([dueBill('b1', at(27)), dueBill('b3', at(36))])
    await run.clock.advance(12 * hour + 45 * 60_000)
    expect([run.provider.requests, dueTexts()?.[0]]).toEqual([1, 'Due Nov 21, 2026, today'])
    await run.clock.advance(60_000)
    await settle()
    expect([run.provider.requests, dueTexts()]).toEqual([
      2,
      ['Due Nov 27, 2026, in 5 days', 'Due Dec 6, 2026, in 14 days'],
    ])
    await run.clock.advance(3 * hour)
    expect(run.provider.requests).toBe(2)
    listening.unsubscribe()
    await run.clock.advance(3 * day)
    expect([run.provider.requests, dueTexts()?.[0]]).toEqual([2, 'Due Nov 27, 2026, in 5 days'])
  })

  it('if refetching fails, the reminders still count down the days', async () => {
    const run = reminderBench()
    await run.load(dueBill('b1', at(22)))
    const listening = run.reminders.view.changes$.subscribe(() => undefined)
    run.provider.answer = E.left(unreachable)
    expect(run.view()?.rows[0]?.due).toBe('Due Nov 22, 2026, tomorrow')
    await run.clock.advance(day)
    await settle()
    expect(run.view()?.rows[0]?.due).toBe('Due Nov 22, 2026, today')
    // A day later the bill is overdue.
    await run.clock.advance(day)
    await settle()
    expect([run.view(), run.provider.requests]).toEqual([null, 3])
    listening.unsubscribe()
  })

  it('if the user is unverified, no reminders are requested; a failed refetch is logged, and the reminders stay', async () => {
    const run = reminderBench()
    run.isVerified.update(() => false)
    await run.load(dueBill('b1', at(26)))
    expect([run.view(), run.provider.requests]).toEqual([null, 0])
    run.isVerified.update(() => true)
    run.provider.answer = E.right(unsupported)
    await run.reminders.tasks.load()
    expect([run.view(), run.logged]).toEqual([null, []])
    await run.load(dueBill('b1', at(26)))
    run.provider.answer = E.left(unreachable)
    await run.reminders.tasks.load()
    expect([run.view()?.rows.length, run.logged]).toEqual([
      1,
      ['The bills that are due could not be loaded: no answer'],
    ])
  })

  it('after a sign-out, the reminders are removed, and a late reminder response is ignored', async () => {
    const run = reminderBench()
    await run.load(dueBill('b1', at(26)))
    const late = run.reminders.tasks.load()
    run.stores.resetAll()
    await late
    expect(run.view()).toBeNull()
  })
})

const eventsOf = (text: string) =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))

describe('the calendar file', () => {
  it('BILL-169 for each due bill, the calendar file has an all-day event with an alarm on the day before', async () => {
    const run = reminderBench()
    await run.load(
      dueBill('b1', at(26)),
      dueBill('b2', at(30), { merchantName: 'Hillside; Mortgage, Inc.', minimum: null }),
    )
    run.reminders.saveCalendar()
    const [file] = run.saved
    expect([run.saved.length, file?.name]).toEqual([1, 'bills-due.ics'])
    const events = eventsOf(file?.text ?? '')
    expect(
      events.map(({ summary, description, startDate, endDate }) => [
        summary,
        description,
        startDate.toString(),
        endDate.toString(),
      ]),
    ).toEqual([
      ['Cedar Union Bank ****2201 is due', 'Minimum $35.00', '2026-11-26', '2026-11-27'],
      ['Hillside; Mortgage, Inc. ****2201 is due', null, '2026-11-30', '2026-12-01'],
    ])
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2)
    const alarms = events.map(({ component }) => component.getAllSubcomponents('valarm'))
    expect(alarms.map((all) => all.map((one) => String(one.getFirstPropertyValue('trigger'))))).toEqual([
      ['-P1D'],
      ['-P1D'],
    ])
    expect(file?.text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
    expect(String(events[0]?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T14:14:00Z')
  })

  it('an event’s title is the merchant name without invisible characters; no line of the calendar file exceeds 75 octets', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
    fc.assert(
      fc.property(names, fc.string({ unit: 'binary' }), (merchantName, accountId) => {
        fc.pre(accountId.isWellFormed())
        const made = { product: 'Paydeck', made: noon, tellsAmounts: true }
        const text = calendarFile([dueBill(accountId, at(26), { merchantName, mask: '' })], made)
        const lines = text.split('\r\n')
        expect(lines.at(-1)).toBe('')
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
        expect(lines.every((line) => line.isWellFormed() && !/[\r\n]/.test(line))).toBe(true)
        const events = eventsOf(text)
        expect(events.length).toBe(1)
        expect(events[0]?.summary).toBe(`${visibleText(merchantName) || 'Unknown merchant'} is due`)
      }),
      {
        examples: [
          ['a'.repeat(200), 'b1'],
          ['🧾'.repeat(60), 'b1'],
          ['END:VEVENT\r\nBEGIN:VALARM', 'a\r\nb'],
          [String.raw`back\slash;,`, 'b;1'],
        ],
      },
    )
  })
})

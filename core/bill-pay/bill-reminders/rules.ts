import { isoDay, isoTime } from '../../kernel/calendar.ts'
import { encodeText } from '../../kernel/query.ts'
import { filled } from '../../kernel/text.ts'
import { formatUsd } from '../../money/index.ts'
import { daysUntil, maskOf, merchantNames, payPath } from '../rules.ts'
import { reminderTexts as texts } from '../texts.ts'
import type { BillRemindersState, DueBill, DueBillRow, Reminder } from './model.ts'
import { reminderStages } from './tables.ts'

/**
 * Returns the reminders, ordered by due date. Overdue bills have no reminder, because their cards show that they are
 * overdue.
 * @param now milliseconds since 1970
 * @example
 * const now = Date.UTC(2026, 2, 10)
 * remindersOf([{ dueAt: Date.UTC(2026, 2, 12) }, { dueAt: Date.UTC(2026, 2, 9) }], now, 'UTC').length // 1
 */
export const remindersOf = (bills: ReadonlyArray<DueBill>, now: number, timeZone: string): ReadonlyArray<Reminder> => {
  const { urgent, early } = reminderStages
  return bills
    .map((bill) => ({ bill, left: daysUntil(bill.dueAt, now, timeZone) }))
    .filter(({ left }) => left >= 0 && left <= early.value)
    .map((one) => ({ ...one, within: one.left <= urgent.value ? urgent.value : early.value }))
    .toSorted((one, other) => one.bill.dueAt - other.bill.dueAt)
}

/** Returns the key of a reminder. A bill has a new reminder for each due day and each stage. */
export const reminderKey = ({ bill, within }: Reminder): string => `${bill.accountId} ${bill.dueAt} ${within}`

/** True if any reminder is not dismissed. */
export const hasUndismissed = (reminders: ReadonlyArray<Reminder>, { dismissed }: BillRemindersState): boolean =>
  reminders.some((one) => !dismissed.includes(reminderKey(one)))

/**
 * Returns the name of a bill, as in "Cedar Union Bank ****2201".
 * @example
 * dueName({ merchantName: 'Cedar Union Bank', mask: '2201' }) // 'Cedar Union Bank ****2201'
 */
export const dueName = ({ merchantName, mask }: DueBill): string =>
  [merchantNames(merchantName, null).fullName, maskOf(mask)].filter((part) => part !== '').join(' ')

/**
 * Returns the bills as rows for other parts of the home page, with the days that were left at `seenAt`.
 * @example
 * const bill = { accountId: 'a', merchantName: 'Cedar', mask: '', dueAt: Date.UTC(2026, 2, 12), minimum: null }
 * dueRows({ bills: [bill], seenAt: Date.UTC(2026, 2, 10), dismissed: [] }, 'UTC')[0].left // 2
 */
export const dueRows = ({ bills, seenAt }: BillRemindersState, timeZone: string): ReadonlyArray<DueBillRow> =>
  bills.map((bill) => ({
    id: bill.accountId,
    name: dueName(bill),
    dueAt: bill.dueAt,
    left: daysUntil(bill.dueAt, seenAt, timeZone),
    minimum: bill.minimum,
    to: payPath(bill.accountId),
  }))

/** Escapes a single-line text (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`)

const octets = (character: string): number => {
  const point = character.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4
}

/** Folds a line at 75 octets, without splitting a character (RFC 5545, 3.1). */
const foldedLine = (line: string): string => {
  let [folded, length] = ['', 0]
  for (const character of line) {
    const more = octets(character)
    if (length + more > 75) [folded, length] = [`${folded}\r\n `, 1]
    folded += character
    length += more
  }
  return folded
}

/** Returns the UTC date, as in "20261126". */
const dateText = (ms: number): string => isoDay(ms).replaceAll('-', '')
/** Returns the UTC time, as in "20261121T091400Z". */
const timeText = (ms: number): string => isoTime(ms).replaceAll(/[-:]|\.\d+/g, '')

const day = 86_400_000

/** Last due date for which the end of the event still has a four-digit year, as iCalendar requires. */
const lastDate = 253_402_300_800_000 - 2 * day
const isDate = (ms: number): boolean => ms >= 0 && ms <= lastDate

/**
 * Returns the due days as an iCalendar file (RFC 5545), each with an alarm one day before. Importing a newer file replaces
 * the events of an older file, because the UID consists of bill and day. Bills without a valid date are omitted.
 * `made` is the time of creation, in milliseconds since 1970.
 * @example
 * const bill = { accountId: 'a', merchantName: 'Cedar', mask: '2201', dueAt: Date.UTC(2026, 10, 26), minimum: null }
 * const file = calendarFile([bill], { product: 'Acme', made: Date.UTC(2026, 10, 21), tellsAmounts: false })
 * file.split('\r\n')[6] // 'DTSTART;VALUE=DATE:20261126'
 */
export const calendarFile = (
  bills: ReadonlyArray<DueBill>,
  { product, made, tellsAmounts }: { readonly product: string; readonly made: number; readonly tellsAmounts: boolean },
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Bill reminders//EN`,
    ...bills
      .filter(({ dueAt }) => isDate(dueAt))
      .flatMap((bill) => [
        'BEGIN:VEVENT',
        `UID:${encodeText(bill.accountId)}-${dateText(bill.dueAt)}@bills`,
        `DTSTAMP:${timeText(isDate(made) ? made : 0)}`,
        `DTSTART;VALUE=DATE:${dateText(bill.dueAt)}`,
        `DTEND;VALUE=DATE:${dateText(bill.dueAt + day)}`,
        `SUMMARY:${escaped(filled(texts.event, { name: dueName(bill) }))}`,
        ...(bill.minimum === null || !tellsAmounts
          ? []
          : [`DESCRIPTION:${escaped(filled(texts.minimum, { amount: formatUsd(bill.minimum) }))}`]),
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(filled(texts.event, { name: dueName(bill) }))}`,
        'TRIGGER:-P1D',
        'END:VALARM',
        'END:VEVENT',
      ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldedLine(line)}\r\n`)
    .join('')

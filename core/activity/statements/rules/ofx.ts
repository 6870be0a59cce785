import type { DecimalText } from '../../../money/index.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import { zonedIsoDay } from '../../../presentation/zoned-days.ts'
import type { TimelineEntry } from '../../timeline/index.ts'
import type { PackFacts, StatementCard } from '../model.ts'
import { kindRows, ofxLimits } from '../tables.ts'
import { zonedYear } from './months.ts'

/** Surrogates without their other half, which UTF-8 cannot encode. */
const halves = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Characters that XML 1.0 forbids besides control characters. */
const forbidden = /[\uFFFE\uFFFF]/g

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * Returns the first `length` characters of a text as the content of an XML element. Leaves out characters that XML forbids.
 * @example
 * xmlText('Fish & Chips', 32) // 'Fish &amp; Chips'
 * xmlText('Fish & Chips', 4) // 'Fish'
 */
export const xmlText = (text: string, length: number): string =>
  Array.from(visibleText(text.replaceAll(halves, '').replaceAll(forbidden, '')))
    .slice(0, length)
    .join('')
    .trim()
    .replaceAll(/[&<>"']/g, (character) => references[character] ?? '')

/** Returns the day of an instant in the zone, in the form of OFX: "20261125". */
const ofxDay = (ms: number, timeZone: string): string => zonedIsoDay(ms, timeZone).replaceAll('-', '')

/**
 * Returns noon UTC of a day. This instant is on the same day in every zone from UTC−12 to UTC+11. Programs that ignore or
 * convert the zone therefore show the day of the statement.
 */
const noon = (day: string): string => `${day}120000.000[0:GMT]`

/** Returns the last day of the statement: the end of the year, or today in the running year. */
const lastDay = ({ year, timeZone, now }: PackFacts): string =>
  zonedYear(now, timeZone) === year ? ofxDay(now, timeZone) : `${year}1231`

const element = (name: string, content: string): string => `<${name}>${content}</${name}>`

const lines = (...parts: ReadonlyArray<string>): string => `${parts.join('\r\n')}\r\n`

const fine = element('STATUS', `${element('CODE', '0')}${element('SEVERITY', 'INFO')}`)

const codeOf = (text: string, kept: RegExp): string => text.toUpperCase().replaceAll(kept, '')

/** True if OFX can express the amount: it has at most 32 characters. */
export const fitsOfx = (amount: DecimalText): boolean => amount.length <= ofxLimits.amount.value

/** True if OFX can express the card: its currency has three letters and its years have four digits. */
export const hasOfx = ({ currency }: Pick<StatementCard, 'currency'>, { year }: Pick<PackFacts, 'year'>): boolean =>
  /^[A-Z]{3}$/.test(currency) && year >= 1000 && year <= 9999

/** Returns the account id of a card: the end of its id, which fits the schema and does not depend on the name. */
const accountOf = ({ id, lastFourDigits }: StatementCard): string =>
  codeOf(id, /[^A-Z0-9]/g).slice(-ofxLimits.account.value) || codeOf(lastFourDigits, /\D/g) || '0'

/** Returns the beginning of the OFX file of a card (OFX 2.2, bank statement response), up to the first transaction. */
export const ofxHead = (card: StatementCard, facts: PackFacts): string => {
  const bank = codeOf(facts.product, /[^A-Z0-9]/g).slice(0, ofxLimits.bank.value) || '0'
  const account = `${element('BANKID', bank)}${element('ACCTID', accountOf(card))}${element('ACCTTYPE', 'CHECKING')}`
  return lines(
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
    '<OFX>',
    `<SIGNONMSGSRSV1><SONRS>${fine}${element('DTSERVER', noon(lastDay(facts)))}${element('LANGUAGE', 'ENG')}</SONRS></SIGNONMSGSRSV1>`,
    `<BANKMSGSRSV1><STMTTRNRS>${element('TRNUID', '0')}${fine}`,
    `<STMTRS>${element('CURDEF', card.currency)}${element('BANKACCTFROM', account)}`,
    `<BANKTRANLIST>${element('DTSTART', `${facts.year}0101`)}${element('DTEND', lastDay(facts))}`,
  )
}

/**
 * Returns a transaction. `amount` has a sign.
 * @param id id of the transaction at the provider. It is the same in every file, so that programs find duplicates
 */
export const ofxTransaction = (
  { at, kind, title, place }: Pick<TimelineEntry, 'at' | 'kind' | 'title' | 'place'>,
  { id, amount }: { readonly id: string; readonly amount: DecimalText },
  { timeZone }: PackFacts,
): string => {
  const memo = xmlText(place ?? '', ofxLimits.memo.value)
  const name = xmlText(title, ofxLimits.name.value)
  return lines(
    `<STMTTRN>${element('TRNTYPE', kindRows[kind].ofx)}${element('DTPOSTED', noon(ofxDay(at, timeZone)))}` +
      `${element('TRNAMT', amount)}${element('FITID', xmlText(id, ofxLimits.id.value) || '0')}` +
      `${name === '' ? '' : element('NAME', name)}${memo === '' ? '' : element('MEMO', memo)}</STMTTRN>`,
  )
}

/** Returns the end of the OFX file of a card, with the balance at the end of the statement. */
export const ofxTail = (balance: DecimalText, facts: PackFacts): string =>
  lines(
    '</BANKTRANLIST>',
    element('LEDGERBAL', `${element('BALAMT', balance)}${element('DTASOF', noon(lastDay(facts)))}`),
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1>',
    '</OFX>',
  )

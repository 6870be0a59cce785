import { filled } from '../../../kernel/text.ts'
import { type DecimalText, displayCode } from '../../../money/index.ts'
import { fileName } from '../../../presentation/file-name.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import { packTexts as texts } from '../../texts.ts'
import type { CardCheck, PackFacts, PackSummary, StatementCard } from '../model.ts'
import { packedName } from '../tables.ts'

/**
 * Returns the name of the archive, which names the year and the time zone (STMT-003).
 * @example
 * packName({ product: 'Paydeck', year: 2025, timeZone: 'America/Los_Angeles' }) // 'paydeck-2025-America_Los_Angeles.zip'
 */
export const packName = ({ product, year, timeZone }: Pick<PackFacts, 'product' | 'year' | 'timeZone'>): string =>
  fileName(texts.archive, { product: product.toLowerCase(), year, zone: timeZone })

/**
 * Returns the name of a card's files without the extension. Adds a number if the name is in use, in any letter case.
 * @param used names in use
 * @example
 * cardFileName({ name: 'Travel', lastFourDigits: '2313' }, []) // 'cards/card-Travel-2313'
 * cardFileName({ name: 'Travel', lastFourDigits: '2313' }, ['cards/card-Travel-2313']) // 'cards/card-Travel-2313-2'
 */
export const cardFileName = (
  { name, lastFourDigits }: Pick<StatementCard, 'name' | 'lastFourDigits'>,
  used: ReadonlyArray<string>,
): string => {
  const short = Array.from(visibleText(name)).slice(0, packedName.value).join('')
  const template = lastFourDigits === '' ? texts.cardFileWithoutDigits : texts.cardFile
  const digits = lastFourDigits.slice(0, packedName.value)
  const base = `cards/${fileName(template, { name: short || texts.unnamedCard, digits })}`
  const lower = used.map((one) => one.toLowerCase())
  const numbers = Array.from({ length: used.length + 1 }, (_, index) => (index === 0 ? base : `${base}-${index + 1}`))
  return numbers.find((one) => !lower.includes(one.toLowerCase())) ?? base
}

const checkText = (check: CardCheck): string => {
  if (check.kind === 'off') return filled(texts.off, { by: check.by })
  return check.kind === 'addsUp' ? texts.addsUp : texts.unknown[check.because]
}

const amountText = (amount: DecimalText | null): string => amount ?? texts.unknownAmount

const cardLines = ({ cards }: PackSummary): ReadonlyArray<string> =>
  cards.length === 0
    ? [texts.noCards]
    : cards.map((card) =>
        filled(texts.card, {
          ...card,
          currency: displayCode(card.currency),
          opening: amountText(card.opening),
          closing: amountText(card.closing),
          check: checkText(card.check),
        }),
      )

const missingLines = ({ missing, withoutOfx, unreadable, leftOut }: PackSummary): ReadonlyArray<string> => {
  const lines = [
    ...missing.map((source) => filled(texts.missingSource, { source: texts.sourceNames[source] })),
    ...withoutOfx.map((name) => filled(texts.withoutOfx, { name })),
    ...(unreadable === 0 ? [] : [filled(texts.unreadable, { count: unreadable })]),
  ]
  return [...(lines.length === 0 ? [texts.nothingMissing] : lines), filled(texts.leftOut, { ...leftOut })]
}

/** Returns the text of `README.txt`: the zone, the sums, the files, the cards, and what is missing (STMT-006, STMT-009). */
export const readmeText = (summary: PackSummary, product: string): string => {
  const { year, timeZone, totals } = summary
  const { in: received, out, fees, moved } = totals
  const lines = [
    filled(summary.isRunning ? texts.titleSoFar : texts.title, { product, year }),
    filled(texts.zone, { zone: timeZone }),
    texts.basis,
    '',
    filled(texts.totals, { in: received, out, fees, moved }),
    ...(totals.isIncomplete ? [texts.incomplete] : []),
    '',
    texts.files,
    texts.ledger,
    texts.coinTracking,
    texts.ledgerCoins,
    texts.sources,
    texts.cardFiles,
    texts.manifest,
    '',
    texts.cards,
    ...cardLines(summary),
    '',
    texts.missing,
    ...missingLines(summary),
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

/** Returns the text of `manifest.json` (STMT-007). Amounts are texts, since numbers of JSON are not exact. */
export const manifestText = (summary: PackSummary): string => `${JSON.stringify({ format: 1, ...summary }, null, 2)}\n`

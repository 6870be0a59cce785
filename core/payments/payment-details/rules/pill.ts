import { firstGraphemes } from '../../../presentation/name-text.ts'
import type { BillPayment } from '../../model.ts'
import { pillMask, pillName } from '../../tables.ts'

const space = /\s/u

/** Truncates a text to `length` graphemes at a word boundary. Cuts the first word if it is longer (PAY-082). */
const truncateAtWord = (text: string, length: number): string => {
  const characters = firstGraphemes(text.trim(), length + 1)
  const start = characters.slice(0, length)
  const next = characters[length]
  const isWhole = next === undefined || space.test(next)
  const lastSpace = start.findLastIndex((character) => space.test(character))
  return (isWhole || lastSpace < 0 ? start : start.slice(0, lastSpace)).join('').trimEnd()
}

/**
 * Formats the name and mask of a bill account, as in "Northgate ****4821" (PAY-082).
 * @example
 * merchantPill({ merchantName: 'Northgate Card Services', mask: '4821' }) // 'Northgate ****4821'
 */
export const merchantPill = ({ merchantName, mask }: Pick<BillPayment, 'merchantName' | 'mask'>): string =>
  `${truncateAtWord(merchantName, pillName.value)} ${pillMask}${mask}`.trimStart()

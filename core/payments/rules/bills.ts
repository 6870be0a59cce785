import { truncateAtWord } from '../../kernel/truncate.ts'
import { add, type DecimalText, zero } from '../../money/index.ts'
import { type BillPayment, BillStatus } from '../model.ts'
import {
  type BillGroup,
  billGroups,
  type BillList,
  billLists,
  type BillState,
  billTexts,
  confirmingDonation,
  pillMask,
  pillName,
} from '../tables/bills.ts'

/** What a word of the provider means, in camel case or snake case; null: no status yet (PAY-069). */
export const billState = (word: string | null): BillState => {
  if (word === null) return 'none'
  const camel = word.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
  return BillStatus.is(camel) ? camel : 'unknown'
}

/** Selects icon and colour of a bill's payment (PAY-062). */
export const billGroup = (word: string | null): BillGroup => billGroups[billState(word)]

/** As `billGroup`, of a donation, which is not unknown while it confirms (PAY-071). */
export const donationGroup = (word: string | null): BillGroup =>
  word !== null && confirmingDonation.includes(word) ? 'processing' : billGroup(word)

/** The label of a bill's payment (PAY-068). */
export const billText = (word: string | null): string => billTexts[billState(word)]

/** The bill activity list that a payment belongs to; null: neither (PAY-075). */
export const billListOf = (word: string | null): BillList | null => billLists[billState(word)]

type Listed = Pick<BillPayment, 'status' | 'partnerAccountId'>

/** The payments of one bill activity list, in order: only those of connected accounts count (PAY-072 to PAY-076). */
export const billActivity = <P extends Listed>(
  list: BillList,
  payments: ReadonlyArray<P>,
  accounts: ReadonlyArray<{ readonly id: string }>,
): ReadonlyArray<P> => {
  const connected = new Set(accounts.map(({ id }) => id))
  return payments.filter((payment) => connected.has(payment.partnerAccountId) && billListOf(payment.status) === list)
}

/** What the payments cost together, exactly; a missing fee counts as none (PAY-080). */
export const convenienceFee = (payments: ReadonlyArray<Pick<BillPayment, 'convenienceFee'>>): DecimalText =>
  payments.reduce<DecimalText>((sum, payment) => add(sum, payment.convenienceFee ?? zero), zero)

/** The label of a bill payment; several payments together have none (PAY-081). */
export const billPaymentText = (payments: ReadonlyArray<Pick<BillPayment, 'status'>>): string | null => {
  const [only, ...others] = payments
  return only === undefined || others.length > 0 ? null : billText(only.status)
}

/** "Northgate ****4821" (PAY-082). */
export const merchantPill = ({ merchantName, mask }: Pick<BillPayment, 'merchantName' | 'mask'>): string =>
  `${truncateAtWord(merchantName, pillName.value)} ${pillMask}${mask}`.trimStart()

import type { Insertable } from 'kysely'
import { digest } from '../kernel/secrets.ts'
import { day, makeSeededRandom, numberOf } from '../kernel/seeded-random.ts'
import { type Biller, billTypeOf, logoOf } from './made-up-billers.ts'
import type { BillAccountsTable } from './tables.ts'

/** Length of the history that a new bill has. */
const historyLength = 400 * day

const between = (least: number, most: number, part: number): number => least + Math.floor((most - least) * part)

/** Values from which a bill is generated. */
export interface Making {
  readonly id: string
  readonly userId: string
  readonly biller: Biller
  /** Identifies the bill among the user's bills. The same key always generates the same bill. */
  readonly sourceKey: string
  readonly now: number
  /** Last digits of the account number. Generated if omitted. */
  readonly mask?: string
  /** Days until the due date. */
  readonly dueIn?: number
}

/** Returns the source key of a bill that a search by phone number finds. The key differs by persona and biller. */
export const foundKey = (persona: string, { id }: Biller): string => `found:${persona}:${id}`

/** Derives the last digits of the account number from a key. */
const maskOf = (sourceKey: string): string => String(numberOf(sourceKey) % 10_000).padStart(4, '0')

/** Generates a newly connected bill that is payable and has a balance. */
export const makeBill = (making: Making) => {
  const { id, userId, biller, sourceKey, now } = making
  const random = makeSeededRandom(`${sourceKey}:bill`)
  const { opening, cycle } = billTypeOf(biller.type)
  const dueIn = making.dueIn ?? 4 + random.below(15)
  return {
    id,
    userId,
    sourceKey,
    billerId: biller.id,
    merchantName: biller.name,
    merchantIcon: logoOf(biller.name),
    name: biller.product,
    mask: making.mask ?? maskOf(sourceKey),
    type: biller.type,
    subType: null,
    openedAt: now - historyLength,
    openingCents: between(opening[0], opening[1], random.below(1_000) / 1_000),
    cycleCents: between(cycle[0], cycle[1], random.below(1_000) / 1_000),
    activatesAt: null,
    syncedAt: null,
    anchorAt: now + Math.round(dueIn * day),
    paidElsewhereUntil: now,
    connectedAt: now,
    hiddenAt: null,
  } satisfies Insertable<BillAccountsTable>
}

/** Returns the merchant id of a biller at the provider. */
export const merchantIdOf = (billerId: string): string => digest(`merchant:${billerId}`).slice(0, 12)

import type { Insertable } from 'kysely'
import { day, makeChance, numberOf } from '../kernel/chance.ts'
import { digest } from '../kernel/secrets.ts'
import { type Biller, billTypeOf, logoOf } from './made-up-billers.ts'
import type { BillAccountsTable } from './tables.ts'

/** How long a bill has been there when it is connected: its balances are known for so long. */
const known = 400 * day

const between = (least: number, most: number, part: number): number => least + Math.floor((most - least) * part)

/** What a bill is made up of. */
export interface Making {
  readonly id: string
  readonly userId: string
  readonly biller: Biller
  /** What tells it from the user's other bills; the same key gives the same bill, whoever has it. */
  readonly sourceKey: string
  readonly now: number
  /** The last digits of its number; made up unless told. */
  readonly mask?: string
  /** Days from now on until it is due. */
  readonly dueIn?: number
}

/** The key of the bill that a person has with a biller by their phone number. */
export const foundKey = (persona: string, { id }: Biller): string => `found:${persona}:${id}`

/** The last digits of a number that follows from a key. */
const maskOf = (sourceKey: string): string => String(numberOf(sourceKey) % 10_000).padStart(4, '0')

/** A bill as it is connected: payable, and owed something on. */
export const makeBill = (making: Making) => {
  const { id, userId, biller, sourceKey, now } = making
  const chance = makeChance(`${sourceKey}:bill`)
  const { opening, cycle } = billTypeOf(biller.type)
  const dueIn = making.dueIn ?? 4 + chance.below(15)
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
    openedAt: now - known,
    openingCents: between(opening[0], opening[1], chance.below(1_000) / 1_000),
    cycleCents: between(cycle[0], cycle[1], chance.below(1_000) / 1_000),
    activatesAt: null,
    syncedAt: null,
    anchorAt: now + Math.round(dueIn * day),
    paidElsewhereUntil: now,
    connectedAt: now,
    hiddenAt: null,
  } satisfies Insertable<BillAccountsTable>
}

/** What a merchant is known by at the provider. */
export const merchantIdOf = (billerId: string): string => digest(`merchant:${billerId}`).slice(0, 12)

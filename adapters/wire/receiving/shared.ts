import * as t from 'io-ts'
import { list, nullable, record } from '../codec.ts'

const address = { id: t.string, address: t.string, currency: t.string, label: t.string }

/** Merchant or person that pays the user (RECV-093). */
export const payor = record({ id: t.string, name: t.string })

/** Payout profile: a wallet with a name, and the payors who pay into it (RECV-091). */
export const payoutProfile = record({
  id: t.string,
  name: t.string,
  payors: list(payor),
  wallet: nullable(record(address)),
  percentage: nullable(t.number),
})

/** Wallet that receives payouts (RECV-094). */
export const wallet = record({ ...address, status: record({ isActive: t.boolean }) })

/** GraphQL fields of a profile (RECV-091). */
export const payoutProfileFields = 'id name payors { id name } wallet { id address currency label } percentage'

/** GraphQL fields of a wallet (RECV-094). */
export const walletFields = 'id address currency label status { isActive }'

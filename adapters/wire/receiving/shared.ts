import * as t from 'io-ts'
import { list, nullable, record } from '../codec.ts'

const address = { id: t.string, address: t.string, currency: t.string, label: t.string }

/** A merchant or a person that pays the user out (RECV-093). */
export const payor = record({ id: t.string, name: t.string })

/** A named wallet and those who pay into it (RECV-091). */
export const payoutProfile = record({
  id: t.string,
  name: t.string,
  payors: list(payor),
  wallet: nullable(record(address)),
  percentage: nullable(t.number),
})

/** Where payouts can go to (RECV-094). */
export const wallet = record({ ...address, status: record({ isActive: t.boolean }) })

/** What is asked of a profile (RECV-091). */
export const payoutProfileFields = 'id name payors { id name } wallet { id address currency label } percentage'

/** What is asked of a wallet (RECV-094). */
export const walletFields = 'id address currency label status { isActive }'

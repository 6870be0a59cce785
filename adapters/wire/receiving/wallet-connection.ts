import * as t from 'io-ts'
import { rest } from '../call.ts'
import { list, nothing, oneOf, record } from '../codec.ts'

/*
 * The wallet bridge, version 1 (CALL-114). The id of a pairing is in no address but that of the wallet's page, which
 * has to know it.
 */

const pairing = record({ id: t.string })

/** The networks that wallets are connected on, as wallets number them. */
export const getWalletBridge = rest({
  name: 'GET /wallet-bridge/v1',
  input: nothing,
  reply: record({ chainIds: list(t.number) }),
})

/**
 * Begins a pairing, and ends the one before: so it has no key. `address` is the page of the wallet, where a person
 * approves it once or not at all.
 */
export const postWalletConnect = rest({
  name: 'POST /wallet-bridge/v1/connect',
  input: record({ chainId: t.number }),
  reply: record({ id: t.string, address: t.string }),
})

/** How a pairing stands. */
export const postWalletSession = rest({
  name: 'POST /wallet-bridge/v1/session',
  input: pairing,
  reply: oneOf('status', {
    waiting: record({ status: t.literal('waiting') }),
    approved: record({ status: t.literal('approved'), address: t.string, chainId: t.number }),
    rejected: record({ status: t.literal('rejected') }),
    expired: record({ status: t.literal('expired') }),
  }),
})

/** Ends a pairing, whatever became of it. One that is over already, or was never there, is no failure. */
export const postWalletDisconnect = rest({ name: 'POST /wallet-bridge/v1/disconnect', input: pairing, reply: nothing })

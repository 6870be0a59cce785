import * as t from 'io-ts'
import { rest } from '../call.ts'
import { list, nothing, oneOf, record } from '../codec.ts'

/*
 * Calls of the wallet bridge, version 1 (CALL-114). No URL contains the id of a pairing, except the URL of the wallet's
 * page, which needs the id.
 */

const pairing = record({ id: t.string })

/** Lists the ids of the blockchains on which the bridge can connect a wallet. */
export const getWalletBridge = rest({
  name: 'GET /wallet-bridge/v1',
  input: nothing,
  reply: record({ chainIds: list(t.number) }),
})

/**
 * Starts a pairing and ends the previous one. Because at most one pairing exists, the call needs no idempotency key.
 * `address` is the URL of the wallet's page, on which the user can approve the pairing once.
 */
export const postWalletConnect = rest({
  name: 'POST /wallet-bridge/v1/connect',
  input: record({ chainId: t.number }),
  reply: record({ id: t.string, address: t.string }),
})

/** Returns the state of a pairing. */
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

/** Ends a pairing, whatever its state. Also succeeds if the pairing is unknown or has already ended. */
export const postWalletDisconnect = rest({ name: 'POST /wallet-bridge/v1/disconnect', input: pairing, reply: nothing })

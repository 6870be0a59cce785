import {
  nextConnect,
  initialConnectState,
  type ConnectEvent,
  type ConnectState,
  type TokenType,
} from '@paydeck/core/bill-pay'

/** Returns the state after these events, starting from the initial state. */
export const play = (...list: ReadonlyArray<ConnectEvent>): ConnectState =>
  list.reduce(nextConnect, initialConnectState)
export const token = (tokenType: TokenType): ConnectEvent => ({ kind: 'token', token: 't1', tokenType })
export const open: ConnectEvent = { kind: 'open' }
export const exit: ConnectEvent = { kind: 'exit' }
const linkedBy = (tokenType: TokenType): ConnectEvent => ({ kind: 'linked', accountToken: 'a1', tokenType })
const exchangeBy = (tokenType: TokenType, reply: string): ConnectEvent => ({
  kind: 'exchange',
  reply,
  text: null,
  tokenType,
})
export const [linked, found] = [linkedBy('manual'), linkedBy('automatic')]
export const exchange = (reply: string): ConnectEvent => exchangeBy('manual', reply)
export const exchangeFound = (reply: string): ConnectEvent => exchangeBy('automatic', reply)
export const error: ConnectEvent = { kind: 'error', text: 'Bank is down' }
export const fail: ConnectEvent = { kind: 'fail', text: 'No token' }
export const [automatic, manual] = [token('automatic'), token('manual')]

import {
  ConnectStatus,
  TokenType,
  connectModes,
  connectProvider,
  connectStates,
  connectTimes,
  nextConnect,
  initialConnectState,
  offeredModes,
  type ConnectEvent,
  type ConnectState,
  widgetEnvironment,
} from '@paydeck/core/bill-pay'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyHosts, localHosts, productionHosts, testHosts } from '../../arbitraries/hosts.ts'
import { expectCodec } from '../../laws/codec.ts'
import {
  automatic,
  error,
  exchange,
  exchangeFound,
  exit,
  fail,
  found,
  linked,
  manual,
  open,
  play,
  token,
} from './events.ts'

const events: fc.Arbitrary<ConnectEvent> = fc.oneof(
  fc.record({ kind: fc.constant('token' as const), token: fc.constant('t1'), tokenType: arbitraries.TokenType }),
  fc.record({
    kind: fc.constant('linked' as const),
    accountToken: fc.option(fc.constant('a1')),
    tokenType: arbitraries.TokenType,
  }),
  fc.record({
    kind: fc.constant('exchange' as const),
    reply: fc.option(fc.constantFrom('success', 'Success', 'pending', '')),
    text: fc.constant(null),
    tokenType: arbitraries.TokenType,
  }),
  fc.record({ kind: fc.constantFrom('error' as const, 'fail' as const), text: fc.constant('No luck') }),
  fc.record({
    kind: fc.constantFrom('open' as const, 'exit' as const, 'hide' as const),
  }),
  fc.record({
    kind: fc.constantFrom('show' as const, 'start' as const, 'forget' as const, 'reset' as const),
  }),
)

const states: fc.Arbitrary<ConnectState> = fc.record({
  status: fc.option(arbitraries.ConnectStatus),
  token: fc.option(fc.constant('t0')),
  tokenType: fc.option(arbitraries.TokenType),
  error: fc.option(fc.constant('Old')),
  accountToken: fc.option(fc.constant('a0')),
  isModalVisible: fc.boolean(),
  hasNewConnections: fc.boolean(),
})

it('BILL-065 after any event, the status of a bill connection is null or one of the eight statuses', () => {
  fc.assert(
    fc.property(states, events, (state, event) => {
      const entered = connectStates(state, event)
      for (const { status } of entered) expect(status === null || ConnectStatus.is(status)).toBe(true)
      expect(nextConnect(state, event)).toEqual(entered.at(-1) ?? state)
    }),
    { numRuns: 500 },
  )
})

it('BILL-079 an automatic connection succeeds only on exit of the widget, a manual connection only after the token exchange', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 25 }), (list) => {
      let state = initialConnectState
      let statuses: ReadonlyArray<ConnectState['status']> = []
      for (const event of [token('manual'), ...list]) {
        const wasSuccess = state.status === 'success'
        const entered = connectStates(state, event)
        const passed = entered.map(({ status }) => status)
        statuses = passed.includes('auth_token_retrieved') ? [] : [...statuses, ...passed]
        state = entered.at(-1) ?? state
        if (state.status === 'success' && !wasSuccess) {
          const isAutomatic = state.tokenType === 'automatic'
          if (isAutomatic) expect(statuses).toContain('linked')
          else expect(event).toMatchObject({ kind: 'exchange', reply: 'success' })
          expect(statuses.slice(-2)).toEqual([isAutomatic ? 'exit' : 'account_token_exchanged', 'success'])
        }
        expect(state.hasNewConnections).toBe(state.status === 'success')
      }
    }),
    { numRuns: 1000 },
  )
})

it('BILL-075 BILL-079 a manual connection succeeds even if the exchange response arrives before the widget’s link event', () => {
  const statusesBy = (...list: ReadonlyArray<ConnectEvent>) =>
    connectStates(play(...list), exchange('success')).map(({ status }) => status)
  const before: ReadonlyArray<ReadonlyArray<ConnectEvent>> = [
    [],
    [manual],
    [manual, open],
    [manual, open, error],
    [manual, open, exit],
    [manual, fail],
    [manual, linked, exit],
  ]
  expect(before.map((list) => statusesBy(...list))).toEqual(before.map(() => ['account_token_exchanged', 'success']))
  // In the automatic mode, the response to the exchange does not cause success. If this response arrives before the exit, it
  // does not prevent success either.
  expect(play(automatic, open, exchangeFound('success')).status).toBe('open')
  expect(play(automatic, open, exchangeFound('success'), found, exit).status).toBe('success')
})

it('BILL-066 BILL-068 the arrival of the connection token closes the connection modal', () => {
  const state = play({ kind: 'show' }, token('automatic'))
  expect(state).toMatchObject({
    status: 'auth_token_retrieved',
    token: 't1',
    tokenType: 'automatic',
    isModalVisible: false,
  })
})

it('BILL-069 BILL-075 a manual connection succeeds only if the exchange of its account token returns "success"', () => {
  const before = play(token('manual'), open, linked)
  expect(connectStates(before, exchange('success')).map(({ status }) => status)).toEqual([
    'account_token_exchanged',
    'success',
  ])
  expect(nextConnect(before, exchange('success')).hasNewConnections).toBe(true)
  for (const reply of ['Success', 'pending', '']) expect(nextConnect(before, exchange(reply)).status).toBe('failed')
  expect(play(token('manual'), open, linked, exit, exchange('success')).status).toBe('success')
})

it('BILL-074 an automatic connection succeeds when the widget exits after linking, and sets `hasNewConnections` to true', () => {
  const entered = connectStates(play(automatic, open, found), exit)
  expect(entered.map(({ status }) => status)).toEqual(['exit', 'success'])
  expect(entered.at(-1)).toMatchObject({ hasNewConnections: true, error: null })
  expect(play(token('manual'), open, linked, exit).status).toBe('exit')
})

it('BILL-070 if the widget exits without a linked account, the connection state returns to its initial value', () => {
  const entered = connectStates(play(token('automatic'), open), exit)
  expect(entered.map(({ status }) => status)).toEqual(['exit', null])
  expect(entered.at(-1)).toEqual(initialConnectState)
})

it('BILL-071 BILL-072 a failed connection shows its error in the modal until a new token or the event `forget` clears it', () => {
  const left = play(token('automatic'), open, error, exit)
  expect(left).toMatchObject({ status: 'failed', error: 'Bank is down', isModalVisible: true })
  const refused = play({ kind: 'fail', text: 'No token' })
  expect(refused).toMatchObject({ status: 'failed', error: 'No token', isModalVisible: true })
  expect(nextConnect(refused, token('manual'))).toMatchObject({ status: 'auth_token_retrieved', error: null })
  expect(nextConnect(refused, { kind: 'reset' })).toEqual(initialConnectState)
  // The timer's event removes the error and leaves the modal open.
  expect(nextConnect(refused, { kind: 'forget' })).toEqual({ ...initialConnectState, isModalVisible: true })
})

it.each<readonly [ConnectState['status'], ReadonlyArray<ConnectEvent>]>([
  ['auth_token_retrieved', [manual]],
  ['error', [manual, error]],
  ['failed', [manual, fail]],
  [null, [manual, exit]],
  ['linked', [manual, linked]],
  ['open', [manual, open]],
  ['error', [manual, open, error]],
  ['failed', [manual, open, fail]],
  ['linked', [manual, open, linked]],
  ['error', [manual, open, linked, error]],
  ['failed', [manual, open, linked, fail]],
  ['failed', [manual, open, linked, exchange('pending')]],
  ['success', [automatic, open, found, exchangeFound('success'), exit]],
  ['account_token_exchanged', [automatic, open, found, exchangeFound('success')]],
  ['account_token_exchanged', [automatic, open, found, exchangeFound('success'), fail]],
  ['open', [manual, open, error, open]],
  ['linked', [manual, open, error, linked]],
  ['failed', [manual, open, error, exit]],
  ['failed', [manual, open, error, fail]],
  ['exit', [manual, open, linked, exit]],
  ['failed', [manual, open, linked, exit, fail]],
  ['failed', [manual, open, linked, exit, exchange('pending')]],
  ['success', [automatic, open, found, exit, exchangeFound('success')]],
  ['auth_token_retrieved', [fail, manual]],
  ['failed', [fail, fail]],
  ['failed', [fail, open]],
  ['auth_token_retrieved', [automatic, open, found, exit, manual]],
  ['failed', [automatic, open, found, exit, fail]],
  ['success', [automatic, open, found, exit, exchangeFound('no')]],
  ['failed', [manual, open, linked, exchange('success'), exchange('no')]],
  ['linked', [manual, open, linked, exchange('success'), linked]],
  ['linked', [manual, open, linked, exchange('no'), linked]],
  [null, [manual, fail, { kind: 'hide' }]],
  [null, [manual, open, linked, exchange('success'), { kind: 'hide' }]],
  ['open', [manual, open, { kind: 'show' }, { kind: 'hide' }]],
  ['success', [automatic, open, found, exit, error]],
  [null, [open]],
])('BILL-070 BILL-072 BILL-074 BILL-075 the connection has the status %s after the events %j', (status, path) => {
  expect(play(...path).status).toBe(status)
})

it('BILL-069 BILL-071 a rejected exchange has a default error text; a widget error has the widget’s own text', () => {
  expect(play(manual, open, linked, exchange('pending')).error).toBe("We couldn't connect your bills. Try again.")
  expect(play(manual, open, linked, exchange('success')).error).toBeNull()
  expect(play(automatic, open, found, exchangeFound('success')).error).toBeNull()
  expect(play(manual, open, error).error).toBe('Bank is down')
  expect(play(manual, open, linked)).toMatchObject({ accountToken: 'a1', tokenType: 'manual', error: null })
})

it('BILL-065 if the mode of the connection is unknown, an exit or an exchange response does not change the status', () => {
  const without: ConnectState = { ...initialConnectState, status: 'linked' }
  expect(nextConnect(without, exit).status).toBe('linked')
  const left: ConnectState = { ...initialConnectState, status: 'exit', tokenType: 'automatic' }
  expect(nextConnect(left, exchangeFound('success')).status).toBe('exit')
})

it('BILL-062 BILL-068 a new token removes the previous account token; the event `hide` closes the modal', () => {
  const again = play(automatic, open, linked, exit, manual)
  expect(again).toMatchObject({ accountToken: null, hasNewConnections: false, isModalVisible: false, error: null })
  expect(play(automatic, open, found, exit)).toMatchObject({ isModalVisible: true, accountToken: 'a1' })
  expect(
    [play({ kind: 'show' }), play({ kind: 'show' }, { kind: 'hide' })].map((state) => state.isModalVisible),
  ).toEqual([true, false])
})

it('BILL-058 the mode Search Bills is offered if and only if the bill provider has verified the user', () => {
  fc.assert(
    fc.property(fc.boolean(), (methodVerified) => {
      expect(offeredModes({ methodVerified })).toEqual(methodVerified ? ['automatic', 'manual'] : ['automatic'])
    }),
  )
})

it('BILL-054 BILL-056 both connection modes have labels, and only Auto-connect has the badge "Fastest"', () => {
  expect([connectModes.automatic.label, connectModes.automatic.badge]).toEqual(['Auto-connect', 'Fastest'])
  expect([connectModes.manual.label, connectModes.manual.badge]).toEqual(['Search Bills', null])
})

it('BILL-055 BILL-057 BILL-063 modes, provider name and display times of the bill connection have their specified values', () => {
  expect([connectModes.automatic.mode, connectModes.manual.mode, connectProvider]).toEqual(['auth', 'link', 'method'])
  expect([connectTimes.errorReset.ms, connectTimes.successClose.ms]).toEqual([4000, 2000])
})

it('BILL-062 the initial connection state has no token, account, status or error, and its modal is closed', () => {
  const { isModalVisible, hasNewConnections, ...rest } = initialConnectState
  expect(Object.keys(rest).sort()).toEqual(['accountToken', 'error', 'status', 'token', 'tokenType'])
  expect([isModalVisible, hasNewConnections]).toEqual([false, false])
})

it('BILL-080 the widget runs in the development environment on test and local hosts, and in production on all others', () => {
  const runs = (hosts: fc.Arbitrary<string>, environment: string): void =>
    fc.assert(
      fc.property(hosts, (host) => {
        expect(widgetEnvironment(host)).toBe(environment)
      }),
    )
  runs(fc.oneof(localHosts, testHosts), 'development')
  runs(productionHosts, 'production')
  fc.assert(
    fc.property(anyHosts, (host) => {
      expect(['development', 'production']).toContain(widgetEnvironment(host))
    }),
  )
})

it('the codecs `ConnectStatus` and `TokenType` decode their own values and reject all others', () => {
  expect(Object.keys(ConnectStatus.keys).sort()).toEqual(
    ['auth_token_retrieved', 'account_token_exchanged', 'error', 'exit', 'failed', 'linked', 'open', 'success'].sort(),
  )
  expectCodec(ConnectStatus, arbitraries.ConnectStatus)
  expectCodec(TokenType, arbitraries.TokenType)
})

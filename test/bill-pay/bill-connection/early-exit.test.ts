import { initialConnectState } from '@paydeck/core/bill-pay'
import { settle } from '@paydeck/core/testing'
import { beforeEach, expect, it } from 'vitest'
import { type Bench, benchAt, successClose } from './bench.ts'

/**
 * Tests in which the user closes the widget too early: before the account is exchanged, or before the success message
 * appears.
 */

let bench: Bench

beforeEach(() => {
  bench = benchAt()
})

const linked = (accountToken: string | null = null) => bench.emit({ kind: 'linked', accountToken })
const exit = () => bench.emit({ kind: 'exit' })

it('BILL-074 BILL-076 if the widget has already linked an account, pressing "Continue" shows success and requests no token', async () => {
  await bench.begin('automatic')
  await linked()
  bench.connection.open()
  bench.connection.proceed()
  await settle()
  expect([bench.requests, bench.view().success?.title]).toEqual([['token automatic'], 'Connected'])
  expect(bench.window()).not.toBe('reserved')
  // The success message stays visible for its full duration.
  await bench.clock.advance(successClose.ms)
  expect([bench.slot.get(), bench.state()]).toEqual([null, initialConnectState])
  bench.connection.open()
  bench.connection.proceed()
  await settle()
  expect(bench.requests).toEqual(['token automatic', 'token automatic'])
})

it('BILL-017 BILL-077 user and bills are refetched again if the token exchange succeeds after the widget has exited', async () => {
  await bench.begin('manual')
  await linked('a1')
  await exit()
  // The status is not "success" yet: the provider does not report the user as connected, so the route guards would not let
  // the user open Bill Pay.
  expect([bench.state().status, bench.reloads]).toEqual(['exit', ['user', 'accounts']])
  await bench.exchange()
  expect([bench.state().status, bench.reloads.slice(2)]).toEqual(['success', ['user', 'accounts']])
})

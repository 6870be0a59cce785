import { initialConnectState } from '@paydeck/core/bill-pay'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { beforeEach, expect, it } from 'vitest'
import { type Bench, benchAt, errorReset, modalName, successClose } from './bench.ts'

/** Tests in which a user signs out during a bill connection, and another user signs in afterwards. */

let bench: Bench

beforeEach(() => {
  bench = benchAt()
})

it('SESS-021 BILL-076 the success timer of an earlier session does not close the connection modal of the next session', async () => {
  await bench.begin('automatic')
  await bench.emit({ kind: 'linked', accountToken: null })
  await bench.emit({ kind: 'exit' })
  await bench.clock.advance(successClose.ms - 1)
  bench.stores.resetAll()
  bench.connection.open()
  await bench.clock.advance(1)
  expect([bench.slot.get()?.name, bench.state()]).toEqual([modalName, { ...initialConnectState, isModalVisible: true }])
})

it('SESS-021 if the connection token arrives after a sign-out, the window reserved for it is closed', async () => {
  bench.connection.open()
  bench.connection.proceed()
  bench.stores.resetAll()
  expect(bench.window()).toBe('reserved')
  await bench.token()
  expect([bench.window(), bench.opened]).toEqual(['none', []])
})

it('SESS-021 a connection token that an earlier session requested is not used for the window of the next session', async () => {
  bench.connection.open()
  bench.connection.proceed()
  await settle()
  bench.stores.resetAll()
  bench.connection.open()
  bench.connection.proceed()
  await bench.token(E.right('old'))
  expect([bench.window(), bench.view().action?.isBusy]).toEqual(['reserved', true])
  await bench.token(E.right('new'))
  expect([bench.window(), bench.opened.map(({ token }) => token)]).toEqual(['used', ['new']])
})

it('after a sign-out, late responses and widget events do not change the connection state', async () => {
  bench.connection.open()
  bench.connection.proceed()
  bench.stores.resetAll()
  await bench.token()
  expect([bench.opened, bench.state(), bench.window()]).toEqual([[], initialConnectState, 'none'])
  await bench.begin('manual')
  await bench.emit({ kind: 'linked', accountToken: 'a1' })
  bench.stores.resetAll()
  await bench.exchange()
  await bench.emit({ kind: 'exit' })
  await bench.clock.advance(errorReset.ms)
  expect([bench.state(), bench.reloads]).toEqual([initialConnectState, []])
})

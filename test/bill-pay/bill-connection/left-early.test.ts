import { initialConnectState } from '@paydeck/core/bill-pay'
import { settle } from '@paydeck/core/testing'
import { beforeEach, expect, it } from 'vitest'
import { type Bench, benchAt, successClose } from './bench.ts'

/* The window is left before what was found in it has been told. */

let bench: Bench

beforeEach(() => {
  bench = benchAt()
})

const linked = (accountToken: string | null = null) => bench.tell({ kind: 'linked', accountToken })
const exit = () => bench.tell({ kind: 'exit' })

it('BILL-074 BILL-076 tells that it has worked where its window is left by "Continue", and begins nothing else', async () => {
  await bench.begin('automatic')
  await linked()
  bench.connection.open()
  bench.connection.proceed()
  await settle()
  expect([bench.asks, bench.view().success?.title]).toEqual([['token automatic'], 'Connected'])
  expect(bench.window()).not.toBe('reserved')
  // The page behind it goes on meanwhile.
  await bench.clock.advance(successClose.ms)
  expect([bench.slot.get(), bench.state()]).toEqual([null, initialConnectState])
  bench.connection.open()
  bench.connection.proceed()
  await settle()
  expect(bench.asks).toEqual(['token automatic', 'token automatic'])
})

it('BILL-017 BILL-077 asks for the user once it has worked, where the window was left before', async () => {
  await bench.begin('manual')
  await linked('a1')
  await exit()
  // Whoever is asked for now is not connected yet, and the guards would keep them where they are.
  expect([bench.state().status, bench.reloads]).toEqual(['exit', ['user', 'accounts']])
  await bench.exchange()
  expect([bench.state().status, bench.reloads.slice(2)]).toEqual(['success', ['user', 'accounts']])
})

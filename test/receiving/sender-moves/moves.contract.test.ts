import { makeStores, noPayouts, type PayoutsState } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { makeMoveSender } from '../../../core/receiving/sender-moves/use-cases.ts'
import { answered } from '../../sandbox/clients.ts'
import { recipient } from '../recipient.ts'

it('CALL-065 CALL-066 RECV-071 RECV-089 a sender can be moved to another profile, and then removed from that profile', async () => {
  const user = await recipient()
  const stores = makeStores()
  const move = makeMoveSender({
    stores,
    log: { warn: () => undefined, error: () => undefined },
    askProof: () => async () => false,
    payoutProfiles: user.profiles,
    payouts: { state: stores.make<PayoutsState>({ ...noPayouts, invite: null, acceptedInvite: null }) },
  })
  const [savings, everyday] = await answered(user.directory.profiles)
  const payor = (await answered(user.directory.payors)).find(({ name }) => name === 'Cobalt Research')
  if (savings === undefined || everyday === undefined || payor === undefined) throw new Error('The seed is another')

  expect(E.isRight(await move({ payor, from: null, to: savings })())).toBe(true)
  expect(await user.payorNames()).toEqual([['Lumen Payroll', 'Cobalt Research'], ['Tidewater Studios']])
  expect(E.isRight(await move({ payor, from: savings, to: everyday })())).toBe(true)
  expect(await user.payorNames()).toEqual([['Lumen Payroll'], ['Tidewater Studios', 'Cobalt Research']])
  // If the response is lost, the app repeats the request. The repeated request succeeds.
  expect(E.isRight(await move({ payor, from: savings, to: everyday })())).toBe(true)
  expect(E.isRight(await move({ payor, from: everyday, to: null })())).toBe(true)
  expect(await user.payorNames()).toEqual([['Lumen Payroll'], ['Tidewater Studios']])
})

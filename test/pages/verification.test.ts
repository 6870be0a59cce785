import { rejected, unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { application, recipient, verificationBench } from '../verification/bench.ts'

/** Approves the user's applications for these products while the app runs. */
const approve = async (
  bench: ReturnType<typeof verificationBench>,
  ...products: ReadonlyArray<'individualShopperTier1' | 'payoutsRecipient'>
): Promise<void> => {
  bench.provider.list = bench.provider.list.map((one) =>
    products.some((product) => product === one.productName) ? { ...one, status: 'approved' } : one,
  )
  await bench.streams.send(products[0] === 'payoutsRecipient' ? 'a2' : 'a1', 'event')
  await bench.clock.advance(500)
}

it('VERIF-044 VERIF-046 VERIF-050 VERIF-051 after a recipient’s approval, a shopper application is added and payouts load', async () => {
  const bench = verificationBench([recipient()])
  await bench.started()
  bench.creations.hold()
  bench.renewals.hold()
  const seen: Array<string> = []
  bench.updates.watched.changes$.subscribe(() => seen.push(`streams ${bench.streams.count('a2')}`))
  bench.updates.postVerification.changes$.subscribe((now) => seen.push(`recipient ${now.payoutsRecipient}`))
  bench.provider.list = [recipient({ status: 'approved' })]
  await bench.streams.send('a2', 'event')
  seen.length = 0
  await bench.clock.advance(500)
  expect(seen).toEqual(['streams 0', 'recipient complete'])
  expect(bench.calls).toEqual(['list', 'create individualShopperTier1', 'renew'])
  await bench.renewals.releaseHeld()
  expect(bench.calls.slice(3)).toEqual(['payouts', 'payouts took effect'])
  expect(bench.hasPayeeToken.get()).toBe(true)
})

it('VERIF-050 VERIF-051 if an approved recipient has a payee token, the app loads payouts once and renews no tokens', async () => {
  const bench = verificationBench([application({ status: 'approved' }), recipient()])
  bench.hasPayeeToken.update(() => true)
  await bench.started()
  await approve(bench, 'payoutsRecipient')
  expect(bench.calls).toEqual(['list', 'payouts', 'payouts took effect'])
  // Reloading the list of applications later does not load the payouts again.
  bench.provider.list = [...bench.provider.list, recipient({ applicationId: 'a3' })]
  await bench.applications.tasks.reload()
  bench.updates.listen('a3')
  bench.calls.length = 0
  await bench.streams.send('a3', 'event')
  await bench.clock.advance(500)
  expect(bench.calls).toEqual(['list'])
})

it('VERIF-050 if the recipient was approved before the app start, the app renews no tokens, with or without a payee token', async () => {
  for (const hasToken of [false, true]) {
    const bench = verificationBench([recipient({ status: 'approved' }), application()])
    bench.hasPayeeToken.update(() => hasToken)
    await bench.start()
    await bench.clock.advance(60_000)
    expect(bench.calls.filter((call) => call !== 'list')).toEqual([])
  }
})

it('VERIF-051 if the renewed tokens of an approved recipient include no payee token, the app does not load payouts', async () => {
  const bench = verificationBench([recipient(), application()])
  bench.provider.givesPayeeToken = false
  await bench.started()
  await approve(bench, 'payoutsRecipient')
  await bench.clock.advance(60_000)
  expect(bench.calls).toEqual(['list', 'renew'])
  expect(bench.logged).toEqual(['A recipient was approved, but has no access to payouts'])
})

it('VERIF-045 VERIF-049 after a shopper’s approval, the app creates a recipient application, but loads no payouts', async () => {
  const bench = verificationBench()
  await bench.started()
  await approve(bench, 'individualShopperTier1')
  expect(bench.calls).toEqual(['list', 'create payoutsRecipient'])
  expect(bench.updates.postVerification.get()).toEqual({
    individualShopperTier1: 'complete',
    payoutsRecipient: 'pending',
  })
})

it('VERIF-047 if recipient and shopper are approved at the same time, the app creates no application, and loads payouts once', async () => {
  const bench = verificationBench([application(), recipient()])
  await bench.started()
  await approve(bench, 'individualShopperTier1', 'payoutsRecipient')
  await bench.clock.advance(60_000)
  expect(bench.calls).toEqual(['list', 'renew', 'payouts', 'payouts took effect'])
  expect([bench.streams.count('a1'), bench.streams.count('a2')]).toEqual([0, 0])
})

it.each([
  ['the tokens', { renewFault: unreachable }, ['renew']],
  ['the payouts', { payouts: E.left(rejected(500)) }, ['renew', 'payouts']],
] as const)(
  'if %s fail to load after an approval, the app tries again on the next event of an application',
  async (_what, fault, tried) => {
    const bench = verificationBench([application(), recipient()])
    await bench.started()
    Object.assign(bench.provider, fault)
    await approve(bench, 'payoutsRecipient')
    expect(bench.calls).toEqual(['list', ...tried])
    expect(bench.logged).toHaveLength(1)
    Object.assign(bench.provider, { renewFault: null, payouts: E.right(undefined) })
    await bench.streams.send('a1', 'event')
    await bench.clock.advance(500)
    expect(bench.calls.slice(-2)).toEqual(['payouts', 'payouts took effect'])
  },
)

it('after a sign-out, the app does not load the next user’s payouts because of the previous user’s approval', async () => {
  const bench = verificationBench([application(), recipient()])
  await bench.started()
  bench.renewals.hold()
  await approve(bench, 'payoutsRecipient')
  await bench.signOut()
  bench.hasPayeeToken.update(() => true)
  await bench.renewals.releaseHeld()
  expect(bench.calls).toEqual(['list', 'renew'])
})

it('VERIF-012 VERIF-084 the verification link contains the user’s invite until the user has a recipient application', async () => {
  const bench = verificationBench([])
  await bench.started()
  const address = () => bench.creation.view.get().payoutsRecipient.link.address
  const recipientPage = '/id/verify?context=dashboard&apply=payoutsRecipient&payouts=true'
  expect(address()).toBe(recipientPage)
  bench.payouts.update((now) => ({ ...now, invite: 'waits' }))
  expect(address()).toBe(`${recipientPage}&accept-invite-payload=waits`)
  bench.payouts.update((now) => ({ ...now, invite: null, acceptedInvite: 'accepted' }))
  expect(address()).toBe(`${recipientPage}&accept-invite-payload=accepted`)
  bench.creation.begin('payoutsRecipient')
  expect(bench.calls[0]).toBe(`open ${recipientPage}&accept-invite-payload=accepted`)
  bench.applications.updates.add(recipient())
  expect(address()).toBe(recipientPage)
  await bench.signOut()
  expect(address()).toBe(recipientPage)
})

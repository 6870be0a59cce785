import { expect, it } from 'vitest'
import { listOf, lumen, offline, settle } from '../bench.ts'
import { noticeOf, withTwoAddresses } from './two-addresses.ts'

const ferry = { id: 'ferry', name: 'Ferry Lines' }

it('RECV-071 when the list reopens, the notice of a newly accepted invite replaces an older notice', async () => {
  const all = await withTwoAddresses({ inviteToken: 'token-1' })
  all.directory.accept('harbor')
  await settle()
  expect(noticeOf(all)?.text).toContain('Harbor Studio')
  await all.invites.tasks.acceptAtStart()
  all.directory.load()
  await settle()
  expect(noticeOf(all)?.text).toBe(
    "Payments from Ferry Lines go to Savings (BTC …0end). If this change needs approval, we hold the payments until it's approved.",
  )
})

it('RECV-071 when the user accepts a second payout request, the notice about the first one disappears at once', async () => {
  const all = await withTwoAddresses({ payors: [lumen, { id: 'harbor', name: 'Harbor Studio' }, ferry] })
  all.directory.accept('harbor')
  await settle()
  expect(noticeOf(all)).not.toBeNull()
  all.holdNext('addPayor')
  all.directory.accept('ferry')
  await settle()
  expect(noticeOf(all)).toBeNull()
  await all.release()
  expect(noticeOf(all)?.text).toContain('Ferry Lines')
})

it.each([
  ['accepted', {}],
  ['not accepted', { addPayor: offline }],
])('after a payout request was %s, the list reloads and shows changes made on other devices', async (_, faults) => {
  const all = await withTwoAddresses({ faults })
  all.provider.payors = [...all.provider.payors, ferry]
  all.directory.accept('harbor')
  await settle()
  expect(listOf(all).requests.map(({ text }) => text)).toContain('Ferry Lines wants to send you a payment.')
})

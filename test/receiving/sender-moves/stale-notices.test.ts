import { expect, it } from 'vitest'
import { indexOf, lumen, offline, settle } from '../bench.ts'
import { told, withTwo } from './two-addresses.ts'

const ferry = { id: 'ferry', name: 'Ferry Lines' }

it('RECV-071 the list shows the notice of the invite accepted since the last visit, and no older one', async () => {
  const all = await withTwo({ held: 'token-1' })
  all.directory.accept('harbor')
  await settle()
  expect(told(all)?.text).toContain('Harbor Studio')
  await all.invites.tasks.acceptAtStart()
  all.directory.load()
  await settle()
  expect(told(all)?.text).toBe(
    'Payments of Ferry Lines go to Savings (BTC …0end). If that has to be approved first, they are held until then.',
  )
})

it('RECV-071 the notice of the previous request is cleared while the next one is in flight', async () => {
  const all = await withTwo({ payors: [lumen, { id: 'harbor', name: 'Harbor Studio' }, ferry] })
  all.directory.accept('harbor')
  await settle()
  expect(told(all)).not.toBeNull()
  all.holdNext('addPayor')
  all.directory.accept('ferry')
  await settle()
  expect(told(all)).toBeNull()
  await all.release()
  expect(told(all)?.text).toContain('Ferry Lines')
})

it.each([
  ['accepted', {}],
  ['not accepted', { addPayor: offline }],
])('asks for everything anew when a request was %s: what became of it elsewhere shows', async (_, faults) => {
  const all = await withTwo({ faults })
  all.provider.payors = [...all.provider.payors, ferry]
  all.directory.accept('harbor')
  await settle()
  expect(indexOf(all).requests.map(({ text }) => text)).toContain('Ferry Lines wants to send you a payment.')
})

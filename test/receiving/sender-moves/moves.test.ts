import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import {
  type BenchOptions,
  entered,
  harbor,
  indexOf,
  lumen,
  names,
  offline,
  profileOf,
  savings,
  settle,
} from '../bench.ts'
import { type Bench, moves, told, withTwo } from './two-addresses.ts'

/** Where payments go of which only the provider knows whether they wait. */
const goTo = (payor: string, address: string): string =>
  `Payments of ${payor} go to ${address}. If that has to be approved first, they are held until then.`
/** Where they go to once an address is approved that is known to wait. */
const waitFor = (payor: string, address: string): string =>
  `Payments of ${payor} will go to ${address}. This will be approved within 24 hours; they are held until then.`

const request = (all: Bench) => {
  const [row] = indexOf(all).requests
  if (row === undefined) throw new Error('There is no request')
  return row
}
const chosen = (all: Bench) => request(all).choice?.options.find(({ isChosen }) => isChosen)?.name

describe('a request', () => {
  it('RECV-071 RECV-129 says before it is accepted where its payments will go', async () => {
    expect(request(await withTwo()).goesTo).toBe('Payments will go to Savings (BTC …0end).')
    const none = await entered({ profiles: [], wallets: [] })
    expect(indexOf(none).requests.map(({ goesTo, choose }) => [goesTo, choose])).toEqual([
      ['Their payments need an address first.', null],
      ['Their payments need an address first.', null],
    ])
    const walletless = await entered({ profiles: [{ ...profileOf(savings, [lumen]), wallet: null }] })
    expect(indexOf(walletless).requests[0]?.goesTo).toBe('Payments will go to Savings.')
  })

  it('RECV-129 offers a choice where there is one, with every address in full, and pending ones named', async () => {
    expect(indexOf(await entered()).requests[0]?.choose).toBeNull()
    const all = await withTwo()
    expect(request(all)).toMatchObject({ choose: 'Choose another address', choice: null })
    all.directory.choose('harbor')
    expect(request(all)).toMatchObject({
      choose: null,
      choice: {
        label: 'Where Harbor Studio pays to',
        options: [
          {
            name: 'Savings',
            address: { whole: savings.address, network: { label: 'Bitcoin', icon: 'btc' } },
            pending: null,
            isChosen: true,
          },
          {
            name: 'Everyday',
            address: { whole: '0xAbCd', network: { label: 'USDC · Polygon', icon: 'usdc' } },
            pending: 'Pending approval',
            isChosen: false,
          },
        ],
      },
    })
    expect(all.sent()).toEqual([])
  })

  it('RECV-077 is accepted into the chosen address by AddPayorToProfile alone', async () => {
    const all = await withTwo()
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    expect([chosen(all), request(all).goesTo]).toEqual(['Everyday', 'Payments will go to Everyday (USDC …AbCd).'])
    all.directory.accept('harbor')
    all.directory.pick('p-w-savings')
    expect([request(all).choice?.isReadOnly, chosen(all)]).toEqual([true, 'Everyday'])
    await settle()
    expect(all.sent()).toEqual([['addPayor', { payorId: 'harbor', profileId: 'p-w-everyday' }]])
    expect(told(all)?.text).toBe(waitFor('Harbor Studio', 'Everyday (USDC …AbCd)'))
  })

  it('RECV-071 goes to the active profile where the chosen one is gone, and where the choice was for another', async () => {
    const all = await withTwo({ payors: [lumen, harbor, { id: 'ferry', name: 'Ferry Lines' }] })
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    all.directory.accept('ferry')
    await settle()
    all.directory.choose('harbor')
    all.directory.pick('gone')
    all.directory.accept('harbor')
    await settle()
    expect(moves(all)).toEqual([
      ['addPayor', 'p-w-savings'],
      ['addPayor', 'p-w-savings'],
    ])
  })

  it('keeps what was chosen when it is not accepted, and forgets it when the screen is entered again', async () => {
    const all = await withTwo()
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    all.provider.faults = { addPayor: rejected(500, 'Down') }
    all.directory.accept('harbor')
    await settle()
    expect(told(all)).toEqual({
      tone: 'caution',
      text: "We're having trouble accepting this payouts invite, please contact support.",
      move: null,
    })
    expect(chosen(all)).toBe('Everyday')
    all.directory.load()
    expect(request(all).choice).toBeNull()
  })
})

describe('what was accepted', () => {
  const accepted = async (options: Parameters<typeof withTwo>[0] = {}) => {
    const all = await withTwo(options)
    all.directory.accept('harbor')
    await settle()
    all.calls.splice(0)
    return all
  }

  it('RECV-089 RECV-130 is taken back by RemovePayorFromProfile: the sender is a request again', async () => {
    const all = await accepted()
    expect(told(all)?.move).toMatchObject({ undo: 'Undo', choose: 'Choose another address', isEnabled: true })
    all.directory.undo()
    all.directory.undo()
    expect(told(all)?.move?.isEnabled).toBe(false)
    await settle()
    expect(all.sent()).toEqual([['removePayor', { payorId: 'harbor', profileId: 'p-w-savings' }]])
    expect(request(all).text).toBe('Harbor Studio wants to send you a payment.')
    expect(told(all)).toEqual({ tone: 'success', text: 'Harbor Studio waits for your answer again.', move: null })
    all.directory.undo()
    await settle()
    expect(names(all)).toEqual(['removePayor'])
  })

  it('RECV-131 goes to another address, and back', async () => {
    const all = await accepted()
    all.directory.choose('harbor')
    expect(told(all)?.move?.change).toMatchObject({ label: 'Change Address', canChange: false, cancel: 'Cancel' })
    all.directory.change()
    all.directory.pick('p-w-everyday')
    expect(told(all)?.move?.change?.canChange).toBe(true)
    all.directory.change()
    await settle()
    expect(moves(all)).toEqual([
      ['removePayor', 'p-w-savings'],
      ['addPayor', 'p-w-everyday'],
    ])
    expect(told(all)).toMatchObject({
      text: waitFor('Harbor Studio', 'Everyday (USDC …AbCd)'),
      move: { change: null },
    })
    all.calls.splice(0)
    all.directory.undo()
    await settle()
    expect(moves(all)).toEqual([
      ['removePayor', 'p-w-everyday'],
      ['addPayor', 'p-w-savings'],
    ])
    expect(told(all)?.text).toBe(goTo('Harbor Studio', 'Savings (BTC …0end)'))
  })

  it('A12 RECV-095 is told to wait where its address is known to, and to wait if it must where the provider alone knows', async () => {
    // Accepted, moved, taken back from there, and accepted again after all: to the provider, who knows where the sender was
    // paid before, the same press is a move or none.
    for (const isApproved of [true, false]) {
      const all = await accepted({ isApproved })
      const words = isApproved ? goTo : waitFor
      const toEveryday = words('Harbor Studio', 'Everyday (USDC …AbCd)')
      all.directory.choose('harbor')
      all.directory.pick('p-w-everyday')
      all.directory.change()
      await settle()
      expect(told(all)?.text).toBe(toEveryday)
      for (const text of [goTo('Harbor Studio', 'Savings (BTC …0end)'), toEveryday]) {
        all.directory.undo()
        await settle()
        expect(told(all)?.text).toBe(text)
      }
    }
  })

  it('stays where it is when no other address is chosen after all', async () => {
    const all = await accepted()
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    all.directory.stopChoosing()
    expect(told(all)?.move?.change).toBeNull()
    all.directory.change()
    await settle()
    expect(all.sent()).toEqual([])
  })

  it('stays undoable when it could not be taken back', async () => {
    const all = await accepted()
    all.provider.faults = { removePayor: offline }
    all.directory.undo()
    await settle()
    expect(told(all)).toMatchObject({
      tone: 'caution',
      text: 'That did not work. The list shows where Harbor Studio pays to.',
      move: { undo: 'Undo', isEnabled: true },
    })
    expect(all.errors).toHaveLength(1)
    all.provider.faults = {}
    all.directory.undo()
    await settle()
    expect(request(all).id).toBe('harbor')
  })

  it('RECV-132 is a request where a move stopped half way, and can be accepted', async () => {
    const all = await accepted()
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    all.provider.faults = { addPayor: offline }
    all.directory.change()
    await settle()
    expect(told(all)).toMatchObject({ tone: 'caution', move: null })
    expect([request(all).id, chosen(all)]).toEqual(['harbor', 'Everyday'])
    all.provider.faults = {}
    all.directory.accept('harbor')
    await settle()
    expect(told(all)?.text).toBe(waitFor('Harbor Studio', 'Everyday (USDC …AbCd)'))
  })

  it('RECV-130 is told until something else is done', async () => {
    const all = await accepted()
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
    expect(told(all)).toBeNull()
  })

  it('SESS-021 is neither told nor moved on after a sign-out', async () => {
    const all = await accepted()
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    all.hold()
    all.directory.change()
    await settle()
    all.stores.resetAll()
    await all.release()
    expect(names(all)).toEqual(['removePayor'])
    expect(told(all)).toBeNull()
  })
})

describe('an invite that was accepted on the way here', () => {
  const arrived = async (options: BenchOptions = {}) => {
    const all = await withTwo({ held: 'token-1', payors: [lumen], ...options })
    await all.invites.tasks.acceptAtStart()
    all.directory.load()
    await settle()
    all.calls.splice(0)
    return all
  }

  it('RECV-071 RECV-073 RECV-130 is told with its address, and can be changed and taken back', async () => {
    const all = await arrived()
    expect(told(all)).toMatchObject({
      tone: 'success',
      text: goTo('Ferry Lines', 'Savings (BTC …0end)'),
      move: { undo: 'Undo', choose: 'Choose another address' },
    })
    all.directory.choose('ferry')
    all.directory.pick('p-w-everyday')
    all.directory.change()
    await settle()
    expect(moves(all)).toEqual([
      ['removePayor', 'p-w-savings'],
      ['addPayor', 'p-w-everyday'],
    ])
    all.directory.undo()
    await settle()
    expect(told(all)?.text).toBe(goTo('Ferry Lines', 'Savings (BTC …0end)'))
  })

  it('is told once: not when the screen is entered again, nor after something else was done', async () => {
    const again = await arrived()
    again.directory.load()
    expect(told(again)).toBeNull()
    const other = await arrived()
    other.directory.undo()
    await settle()
    expect(told(other)?.text).toBe('Ferry Lines waits for your answer again.')
    other.directory.clearNotice()
    expect(told(other)).toBeNull()
  })

  it('RECV-071 leaves what was already accepted alone where its sender pays already', async () => {
    const all = await arrived({ sender: lumen })
    expect(told(all)).toBeNull()
  })
})

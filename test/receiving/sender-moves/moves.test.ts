import { rejected } from '@paydeck/core/kernel'
import { describe, expect, it } from 'vitest'
import {
  type BenchOptions,
  opened,
  harbor,
  listOf,
  lumen,
  sentNames,
  offline,
  profileOf,
  savings,
  settle,
} from '../bench.ts'
import { type Bench, sentMoves, noticeOf, withTwoAddresses } from './two-addresses.ts'

/**
 * Returns the notice after the user has chosen an address for a payor: `waitFor` if the address awaits approval, otherwise
 * `goTo`. The text of `goTo` leaves open whether the change needs approval, since only the provider knows this.
 */
const goTo = (payor: string, address: string): string =>
  `Payments from ${payor} go to ${address}. If this change needs approval, we hold the payments until it's approved.`
const waitFor = (payor: string, address: string): string =>
  `Payments from ${payor} will go to ${address}. We approve the address within 24 hours and hold the payments until then.`

const request = (all: Bench) => listOf(all).requests[0] ?? expect.fail('There is no request')
const chosen = (all: Bench) => request(all).choice?.options.find(({ isChosen }) => isChosen)?.name

describe('payout requests', () => {
  it('RECV-071 RECV-129 a payout request shows where its payments will go; if the user has no address, it asks for one', async () => {
    expect(request(await withTwoAddresses()).goesTo).toBe('Payments will go to Savings (BTC …0end).')
    const none = await opened({ profiles: [], wallets: [] })
    expect(listOf(none).requests.map(({ goesTo, choose }) => [goesTo, choose])).toEqual([
      ['Add an address to receive their payments.', null],
      ['Add an address to receive their payments.', null],
    ])
    const walletless = await opened({ profiles: [{ ...profileOf(savings, [lumen]), wallet: null }] })
    expect(listOf(walletless).requests[0]?.goesTo).toBe('Payments will go to Savings.')
  })

  it('RECV-129 if the user has several addresses, a payout request lists each in full and marks those that are pending', async () => {
    expect(listOf(await opened()).requests[0]?.choose).toBeNull()
    const all = await withTwoAddresses()
    expect(request(all)).toMatchObject({ choose: 'Choose another address', choice: null })
    all.directory.choose('harbor')
    expect(request(all)).toMatchObject({
      choose: null,
      choice: {
        label: 'Address for payments from Harbor Studio',
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

  it('RECV-077 to accept a payout request into the chosen profile, the app sends only one call, AddPayorToProfile', async () => {
    const all = await withTwoAddresses()
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    expect([chosen(all), request(all).goesTo]).toEqual(['Everyday', 'Payments will go to Everyday (USDC …AbCd).'])
    all.directory.accept('harbor')
    all.directory.pick('p-w-savings')
    expect([request(all).choice?.isReadOnly, chosen(all)]).toEqual([true, 'Everyday'])
    await settle()
    expect(all.sent()).toEqual([['addPayor', { payorId: 'harbor', profileId: 'p-w-everyday' }]])
    expect(noticeOf(all)?.text).toBe(waitFor('Harbor Studio', 'Everyday (USDC …AbCd)'))
  })

  it('RECV-071 if the profile chosen for a payout request is unknown, or none was chosen, the active profile gets the sender', async () => {
    const all = await withTwoAddresses({ payors: [lumen, harbor, { id: 'ferry', name: 'Ferry Lines' }] })
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    all.directory.accept('ferry')
    await settle()
    all.directory.choose('harbor')
    all.directory.pick('gone')
    all.directory.accept('harbor')
    await settle()
    expect(sentMoves(all)).toEqual([
      ['addPayor', 'p-w-savings'],
      ['addPayor', 'p-w-savings'],
    ])
  })

  it('the address chosen for a payout request is kept after a failed acceptance, but not when the screen is reopened', async () => {
    const all = await withTwoAddresses()
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    all.provider.faults = { addPayor: rejected(500, 'Down') }
    all.directory.accept('harbor')
    await settle()
    expect(noticeOf(all)).toEqual({
      tone: 'caution',
      text: "We're having trouble accepting this payouts invite, please contact support.",
      move: null,
    })
    expect(chosen(all)).toBe('Everyday')
    all.directory.load()
    expect(request(all).choice).toBeNull()
  })
})

describe('accepted senders', () => {
  const accepted = async (options: Parameters<typeof withTwoAddresses>[0] = {}) => {
    const all = await withTwoAddresses(options)
    all.directory.accept('harbor')
    await settle()
    all.calls.splice(0)
    return all
  }

  it('RECV-089 RECV-130 "Undo" turns an accepted sender back into a payout request by a single call, RemovePayorFromProfile', async () => {
    const all = await accepted()
    expect(noticeOf(all)?.move).toMatchObject({ undo: 'Undo', choose: 'Choose another address', isEnabled: true })
    all.directory.undo()
    all.directory.undo()
    expect(noticeOf(all)?.move?.isEnabled).toBe(false)
    await settle()
    expect(all.sent()).toEqual([['removePayor', { payorId: 'harbor', profileId: 'p-w-savings' }]])
    expect(request(all).text).toBe('Harbor Studio wants to send you a payment.')
    expect(noticeOf(all)).toEqual({
      tone: 'success',
      text: 'Harbor Studio is back in your payout requests.',
      move: null,
    })
    all.directory.undo()
    await settle()
    expect(sentNames(all)).toEqual(['removePayor'])
  })

  it('RECV-131 an accepted sender can be moved to another address; the button "Undo" moves the sender back', async () => {
    const all = await accepted()
    all.directory.choose('harbor')
    expect(noticeOf(all)?.move?.change).toMatchObject({ label: 'Change Address', canChange: false, cancel: 'Cancel' })
    all.directory.change()
    all.directory.pick('p-w-everyday')
    expect(noticeOf(all)?.move?.change?.canChange).toBe(true)
    all.directory.change()
    await settle()
    expect(sentMoves(all)).toEqual([
      ['removePayor', 'p-w-savings'],
      ['addPayor', 'p-w-everyday'],
    ])
    expect(noticeOf(all)).toMatchObject({
      text: waitFor('Harbor Studio', 'Everyday (USDC …AbCd)'),
      move: { change: null },
    })
    all.calls.splice(0)
    all.directory.undo()
    await settle()
    expect(sentMoves(all)).toEqual([
      ['removePayor', 'p-w-everyday'],
      ['addPayor', 'p-w-savings'],
    ])
    expect(noticeOf(all)?.text).toBe(goTo('Harbor Studio', 'Savings (BTC …0end)'))
  })

  it('A12 RECV-095 after a move, a notice says that payments are held if the address is pending, and otherwise may be held', async () => {
    // The user accepts the sender, changes the sender's address, undoes the change and repeats it. Only the provider knows
    // the sender's earlier address, so only the provider can tell whether the address changes.
    for (const isApproved of [true, false]) {
      const all = await accepted({ isApproved })
      const words = isApproved ? goTo : waitFor
      const toEveryday = words('Harbor Studio', 'Everyday (USDC …AbCd)')
      all.directory.choose('harbor')
      all.directory.pick('p-w-everyday')
      all.directory.change()
      await settle()
      expect(noticeOf(all)?.text).toBe(toEveryday)
      for (const text of [goTo('Harbor Studio', 'Savings (BTC …0end)'), toEveryday]) {
        all.directory.undo()
        await settle()
        expect(noticeOf(all)?.text).toBe(text)
      }
    }
  })

  it('an accepted sender is not moved if the user cancels the choice of another address', async () => {
    const all = await accepted()
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    all.directory.stopChoosing()
    expect(noticeOf(all)?.move?.change).toBeNull()
    all.directory.change()
    await settle()
    expect(all.sent()).toEqual([])
  })

  it('if the first "Undo" fails, a second "Undo" turns the accepted sender back into a payout request', async () => {
    const all = await accepted()
    all.provider.faults = { removePayor: offline }
    all.directory.undo()
    await settle()
    expect(noticeOf(all)).toMatchObject({
      tone: 'caution',
      text: "We couldn't move Harbor Studio. The list shows where their payments go.",
      move: { undo: 'Undo', isEnabled: true },
    })
    expect(all.errors).toHaveLength(1)
    all.provider.faults = {}
    all.directory.undo()
    await settle()
    expect(request(all).id).toBe('harbor')
  })

  it('RECV-132 if a moved sender cannot be added to the new address, the sender becomes a payout request again', async () => {
    const all = await accepted()
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    all.provider.faults = { addPayor: offline }
    all.directory.change()
    await settle()
    expect(noticeOf(all)).toMatchObject({ tone: 'caution', move: null })
    expect([request(all).id, chosen(all)]).toEqual(['harbor', 'Everyday'])
    all.provider.faults = {}
    all.directory.accept('harbor')
    await settle()
    expect(noticeOf(all)?.text).toBe(waitFor('Harbor Studio', 'Everyday (USDC …AbCd)'))
  })

  it('RECV-130 the notice about an accepted sender disappears at the next action of the user', async () => {
    const all = await accepted()
    all.directory.openRemoveSenderDialog({ profileId: 'p-w-savings', payorId: 'lumen' })
    expect(noticeOf(all)).toBeNull()
  })

  it('SESS-021 if the user signs out during a move, the sender is not added to the new address, and no notice appears', async () => {
    const all = await accepted()
    all.directory.choose('harbor')
    all.directory.pick('p-w-everyday')
    all.hold()
    all.directory.change()
    await settle()
    all.stores.resetAll()
    await all.release()
    expect(sentNames(all)).toEqual(['removePayor'])
    expect(noticeOf(all)).toBeNull()
  })
})

describe('invites accepted when the app starts', () => {
  const arrived = async (options: BenchOptions = {}) => {
    const all = await withTwoAddresses({ inviteToken: 'token-1', payors: [lumen], ...options })
    await all.invites.tasks.acceptAtStart()
    all.directory.load()
    await settle()
    all.calls.splice(0)
    return all
  }

  it('RECV-071 RECV-073 RECV-130 the notice of an accepted invite shows the address; the user can change it and undo that', async () => {
    const all = await arrived()
    expect(noticeOf(all)).toMatchObject({
      tone: 'success',
      text: goTo('Ferry Lines', 'Savings (BTC …0end)'),
      move: { undo: 'Undo', choose: 'Choose another address' },
    })
    all.directory.choose('ferry')
    all.directory.pick('p-w-everyday')
    all.directory.change()
    await settle()
    expect(sentMoves(all)).toEqual([
      ['removePayor', 'p-w-savings'],
      ['addPayor', 'p-w-everyday'],
    ])
    all.directory.undo()
    await settle()
    expect(noticeOf(all)?.text).toBe(goTo('Ferry Lines', 'Savings (BTC …0end)'))
  })

  it('the notice about an accepted invite stays until the screen is reopened or the user acts', async () => {
    const again = await arrived()
    again.directory.load()
    expect(noticeOf(again)).toBeNull()
    const other = await arrived()
    other.directory.undo()
    await settle()
    expect(noticeOf(other)?.text).toBe('Ferry Lines is back in your payout requests.')
    other.directory.clearNotice()
    expect(noticeOf(other)).toBeNull()
  })

  it('RECV-071 no notice appears if a profile already contains the sender of the invite', async () => {
    const all = await arrived({ sender: lumen })
    expect(noticeOf(all)).toBeNull()
  })
})

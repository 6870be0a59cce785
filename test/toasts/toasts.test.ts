import { makeStores } from '@paydeck/core/kernel'
import type { Toast } from '@paydeck/core/platform'
import { fakeClock } from '@paydeck/core/testing'
import { makeToastSlot } from '@paydeck/core/toasts'
import { expect, it } from 'vitest'

const toast = (id: string, over: Partial<Toast> = {}): Toast => ({
  id,
  tone: 'done',
  title: id,
  text: null,
  action: null,
  ...over,
})

const bench = () => {
  const clock = fakeClock(1_000)
  let set = 0
  const stores = makeStores()
  const slot = makeToastSlot({ stores, clock: { ...clock, now: () => clock.now() + set } })
  return { clock, stores, slot, shown: () => slot.view.get()?.title ?? null, setBy: (ms: number) => void (set += ms) }
}

it('a toast disappears after exactly 6 s', async () => {
  const { clock, slot, shown } = bench()
  expect(shown()).toBeNull()
  slot.show(toast('saved'))
  expect([shown(), slot.view.get()?.role]).toEqual(['saved', 'status'])
  await clock.advance(5_999)
  expect(shown()).toBe('saved')
  await clock.advance(1)
  expect(shown()).toBeNull()
})

it('a failure toast is an alert and stays until the user closes it', async () => {
  const { clock, slot, shown } = bench()
  slot.show(toast('failed', { tone: 'failure' }))
  expect(slot.view.get()?.role).toBe('alert')
  await clock.advance(600_000)
  expect(shown()).toBe('failed')
  slot.close()
  expect(shown()).toBeNull()
  slot.close()
})

it('after the app has withdrawn a toast, the timer of this toast does not hide a later failure toast', async () => {
  const { clock, slot, shown } = bench()
  slot.show(toast('saved'))
  await clock.advance(1_000)
  slot.withdraw('saved')
  slot.show(toast('failed', { tone: 'failure' }))
  await clock.advance(600_000)
  expect(shown()).toBe('failed')
})

it.each(['pointer', 'focus', 'away'] as const)(
  'the timer of a toast stops for the reason "%s", and then continues with the remaining time',
  async (why) => {
    const { clock, slot, shown } = bench()
    slot.show(toast('saved'))
    await clock.advance(4_000)
    slot.hold(why)
    await clock.advance(60_000)
    expect(shown()).toBe('saved')
    slot.release(why)
    await clock.advance(1_999)
    expect(shown()).toBe('saved')
    await clock.advance(1)
    expect(shown()).toBeNull()
  },
)

it('if pointer and focus are both on a toast, its timer does not continue until both have left the toast', async () => {
  const { clock, slot, shown } = bench()
  slot.show(toast('saved'))
  slot.hold('pointer')
  await clock.advance(3_000)
  slot.hold('focus')
  slot.release('pointer')
  slot.release('pointer')
  await clock.advance(60_000)
  expect(shown()).toBe('saved')
  slot.release('focus')
  await clock.advance(5_999)
  expect(shown()).toBe('saved')
  await clock.advance(1)
  expect(shown()).toBeNull()
})

it('a toast that appears while the window is inactive is shown for 6 s after the window becomes active again', async () => {
  const { clock, slot, shown } = bench()
  slot.hold('away')
  await clock.advance(60_000)
  slot.show(toast('paid'))
  await clock.advance(60_000)
  expect(shown()).toBe('paid')
  slot.release('away')
  await clock.advance(5_999)
  expect(shown()).toBe('paid')
  await clock.advance(1)
  expect(shown()).toBeNull()
})

it('if a toast is closed while pointer and focus are on it, the timer of the next toast runs normally', async () => {
  const { clock, slot, shown } = bench()
  slot.show(toast('first'))
  slot.hold('pointer')
  slot.hold('focus')
  slot.close()
  slot.show(toast('second'))
  await clock.advance(6_000)
  expect(shown()).toBeNull()
})

it('a new toast replaces the visible toast and has its own timer', async () => {
  const { clock, slot, shown } = bench()
  slot.show(toast('first'))
  await clock.advance(5_000)
  slot.show(toast('second'))
  await clock.advance(5_999)
  expect(shown()).toBe('second')
  await clock.advance(1)
  expect(shown()).toBeNull()
})

it('a failure toast that another toast has replaced is shown again later; a replaced toast of any other kind is not', async () => {
  const { clock, slot, shown } = bench()
  slot.show(toast('failed', { tone: 'failure' }))
  slot.show(toast('first'))
  slot.show(toast('second'))
  await clock.advance(6_000)
  expect(shown()).toBe('failed')
  slot.close()
  expect(shown()).toBeNull()
})

it('a toast can be withdrawn by its id while another toast is shown; a toast with the same id replaces the shown toast', async () => {
  const { clock, slot, shown } = bench()
  slot.show(toast('sign-out', { tone: 'failure', title: 'failed' }))
  slot.show(toast('saved'))
  slot.withdraw('sign-out')
  slot.withdraw('nothing')
  expect(shown()).toBe('saved')
  slot.show(toast('saved', { title: 'saved again' }))
  await clock.advance(6_000)
  expect(shown()).toBeNull()
})

it('the action of a toast runs only once, and not until the toast has closed', () => {
  const { slot, shown } = bench()
  const seen: Array<string | null> = []
  const act = (): void => void seen.push(shown())
  slot.show(toast('failed', { tone: 'failure', action: { label: 'Try Again', act } }))
  expect(slot.view.get()?.action).toBe('Try Again')
  slot.act()
  slot.act()
  expect(seen).toEqual([null])
})

it('SESS-021 after a sign-out, the next user in the same tab does not see toasts of the previous user', async () => {
  const { clock, stores, slot, shown } = bench()
  slot.show(toast('failed', { tone: 'failure' }))
  slot.show(toast('saved'))
  stores.resetAll()
  expect(shown()).toBeNull()
  await clock.advance(6_000)
  slot.show(toast('other'))
  expect(shown()).toBe('other')
})

it('F9 a toast still closes after 6 s if the clock is set back by a day while the toast is shown', async () => {
  const { clock, slot, shown, setBy } = bench()
  slot.show(toast('saved'))
  setBy(-86_400_000)
  slot.hold('pointer')
  slot.release('pointer')
  await clock.advance(6_000)
  expect(shown()).toBeNull()
})

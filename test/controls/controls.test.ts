import { asyncButton, copyFlag } from '@paydeck/core/controls'
import { makeLive, makeStores, type Status } from '@paydeck/core/kernel'
import { namedAnimations } from '@paydeck/core/platform'
import { fakeClock } from '@paydeck/core/testing'
import { Observable } from 'rxjs'
import { describe, expect, it } from 'vitest'

const button = () => {
  const clock = fakeClock()
  const status = makeStores().make<Status>(null)
  const shown = asyncButton(clock, status)
  const seen: Array<string> = []
  const subscription = shown.changes$.subscribe((now) => seen.push(now))
  return { clock, status, shown, seen, subscription }
}

describe('asynchronous button', () => {
  it.each(['success', 'failed'] as const)(
    'SHELL-071 800 ms after the operation has finished, the button shows the outcome %s',
    async (outcome) => {
      const { clock, status, shown } = button()
      expect(shown.get()).toBe('idle')
      status.update(() => 'loading')
      expect(shown.get()).toBe('loading')
      await clock.advance(5000)
      status.update(() => outcome)
      await clock.advance(799)
      expect(shown.get()).toBe('loading')
      await clock.advance(1)
      expect(shown.get()).toBe(outcome)
      status.update(() => null)
      expect(shown.get()).toBe('idle')
    },
  )

  it('the button is subscribed to its operation if and only if the button itself has a listener', () => {
    const status = makeStores().make<Status>(null)
    let watching = 0
    const changes$ = new Observable<Status>((listener) => {
      watching += 1
      const subscription = status.changes$.subscribe(listener)
      return () => {
        watching -= 1
        subscription.unsubscribe()
      }
    })
    const shown = asyncButton(fakeClock(), makeLive(status.get, changes$))
    for (const time of [1, 2]) {
      const [one, other] = [shown.changes$.subscribe(), shown.changes$.subscribe()]
      one.unsubscribe()
      expect([time, watching]).toEqual([time, 1])
      other.unsubscribe()
      expect([time, watching]).toEqual([time, 0])
    }
  })

  it('SHELL-071 if an outcome is reset within 800 ms, the button does not show this outcome', async () => {
    const { clock, status, seen } = button()
    status.update(() => 'loading')
    status.update(() => 'failed')
    await clock.advance(100)
    status.update(() => null)
    await clock.advance(2000)
    expect(seen).toEqual(['loading', 'idle'])
  })

  it('SHELL-071 if a listener subscribes during the operation, the button still delays the outcome by 800 ms', async () => {
    const clock = fakeClock()
    const status = makeStores().make<Status>('loading')
    const shown = asyncButton(clock, status)
    const subscription = shown.changes$.subscribe()
    status.update(() => 'success')
    expect(shown.get()).toBe('loading')
    await clock.advance(800)
    expect(shown.get()).toBe('success')
    subscription.unsubscribe()
  })

  it('if the button has no listener, it shows an outcome immediately', () => {
    const { status, shown, subscription } = button()
    subscription.unsubscribe()
    status.update(() => 'success')
    expect(shown.get()).toBe('success')
  })

  it('SHELL-071 if the listener unsubscribes, the button drops a scheduled outcome', async () => {
    const { clock, status, shown, subscription } = button()
    status.update(() => 'loading')
    status.update(() => 'success')
    await clock.advance(400)
    subscription.unsubscribe()
    status.update(() => 'loading')
    await clock.advance(800)
    expect(shown.get()).toBe('loading')
  })

  it('SHELL-072 SHELL-073 the animation of a button takes 300 ms, and the animation of a dropdown takes 150 ms', () => {
    expect(namedAnimations.asyncButton.ms).toBe(300)
    expect(namedAnimations.dropdown.ms).toBe(150)
  })
})

describe('copy flag', () => {
  it('SHELL-075 if a listener unsubscribed while the flag was set, the next copy sets the flag for the full 3 s', async () => {
    const clock = fakeClock()
    const flag = copyFlag(clock, 'feedback')
    const before = flag.changes$.subscribe()
    flag.raise()
    await clock.advance(1000)
    before.unsubscribe()
    expect(flag.get()).toBe(false)
    await clock.advance(5000)
    const subscription = flag.changes$.subscribe()
    flag.raise()
    expect(flag.get()).toBe(true)
    await clock.advance(3000)
    expect(flag.get()).toBe(false)
    subscription.unsubscribe()
  })

  it.each([
    ['label', 2000],
    ['feedback', 3000],
  ] as const)(
    'SHELL-074 SHELL-075 a copy flag of the kind "%s" is set until %i ms after the latest copy',
    async (kind, ms) => {
      const clock = fakeClock()
      const flag = copyFlag(clock, kind)
      const subscription = flag.changes$.subscribe()
      expect(flag.get()).toBe(false)
      flag.raise()
      expect(flag.get()).toBe(true)
      await clock.advance(ms - 1)
      expect(flag.get()).toBe(true)
      await clock.advance(1)
      expect(flag.get()).toBe(false)
      flag.raise()
      await clock.advance(ms - 1)
      flag.raise()
      await clock.advance(ms - 1)
      expect(flag.get()).toBe(true)
      subscription.unsubscribe()
    },
  )
})

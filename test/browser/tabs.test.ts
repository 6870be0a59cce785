import { browserTabs } from '@paydeck/adapters/browser/tabs'
import { expect, it } from 'vitest'

/** A channel whose messages are those that the test sends. */
const played = () => {
  const channel = new EventTarget()
  const Channel = function () {
    return channel
  } as unknown as typeof BroadcastChannel
  const send = (data: unknown): void => void channel.dispatchEvent(new MessageEvent('message', { data }))
  return { tabs: browserTabs(Channel, null), send }
}

it('H1 hears what its tabs say, and nothing else: another build of the app may say more', () => {
  const { tabs, send } = played()
  const heard: Array<string> = []
  const listening = tabs.heard$.subscribe((message) => void heard.push(message))
  for (const data of ['signed-out', 'renamed u1']) send(data)
  for (const data of [
    'signed-out for good',
    'was signed-out',
    'signed-out\nrenamed u1',
    'Signed-Out',
    'renamed',
    'unrenamed u1',
    '',
    null,
    ['signed-out'],
    { kind: 'signed-out' },
  ]) {
    send(data)
  }
  listening.unsubscribe()
  send('signed-out')
  expect(heard).toEqual(['signed-out', 'renamed u1'])
})

it('says nothing and hears nothing where the browser has no channel', () => {
  const tabs = browserTabs(undefined, null)
  const heard: Array<string> = []
  tabs.heard$.subscribe((message) => void heard.push(message))
  tabs.tell('signed-out')
  expect(heard).toEqual([])
})

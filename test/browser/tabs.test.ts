import { browserTabs } from '@paydeck/adapters/browser/tabs'
import { expect, it } from 'vitest'

/** Creates the tabs port over a fake channel. The test sends the messages of the channel. */
const played = () => {
  const channel = new EventTarget()
  const Channel = function () {
    return channel
  } as unknown as typeof BroadcastChannel
  const send = (data: unknown): void => void channel.dispatchEvent(new MessageEvent('message', { data }))
  return { tabs: browserTabs(Channel, null), send }
}

it('H1 a tab ignores unknown messages, such as those of a tab that runs another build', () => {
  const { tabs, send } = played()
  const messages: Array<string> = []
  const listening = tabs.messages$.subscribe((message) => void messages.push(message))
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
  expect(messages).toEqual(['signed-out', 'renamed u1'])
})

it('if the browser has no BroadcastChannel, a tab sends no messages and receives none', () => {
  const tabs = browserTabs(undefined, null)
  const messages: Array<string> = []
  tabs.messages$.subscribe((message) => void messages.push(message))
  tabs.post('signed-out')
  expect(messages).toEqual([])
})

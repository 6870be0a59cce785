import { browserClock } from '@paydeck/adapters/browser/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeBrowser } from '../../docs/examples/terminal/browser.ts'
import { printed } from '../../docs/examples/terminal/lines.ts'
import { run } from '../../docs/examples/terminal/program.ts'
import type { Terminal } from '../../docs/examples/terminal/terminal.ts'
import { account, at, type Running, startSandbox } from '../sandbox/running.ts'
import { inOrder } from './drive.ts'

let running: Running

beforeAll(async () => {
  running = await startSandbox()
})
afterAll(() => running.close())

/** Makes a terminal whose user signs in, waits until the output contains `awaited`, and then signs out. */
const makeWatcher = (person: { readonly email: string; readonly password: string }, awaited: string) => {
  let text = ''
  let finish = (): void => undefined
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  const lines = [person.email, person.password]
  let atPrompt = (): void => undefined
  const waiting = new Promise<void>((resolve) => {
    atPrompt = resolve
  })
  const answer = async (question: string): Promise<string | null> => {
    if (question !== '> ') return lines.shift() ?? null
    atPrompt()
    await done
    return 'sign out'
  }
  const terminal: Terminal = {
    say: (all) => {
      text += printed(all, false)
      if (text.includes(awaited)) finish()
    },
    ask: answer,
    askSecret: answer,
    close: () => undefined,
  }
  return { terminal, waiting, text: () => text }
}

it('VERIF-056 CALL-100 when an application is approved, the terminal shows the approval before any input of the user', async () => {
  const client = await account('abroad', {}, running)
  const { terminal, waiting, text } = makeWatcher(client, 'You are verified.')
  const log = { warn: () => undefined, error: () => undefined }
  const done = run(terminal, {
    browser: makeBrowser(running.address),
    clock: browserClock,
    log,
    productName: 'Paydeck',
  })
  await waiting
  await client.control('POST', 'applications', { productName: 'individualShopperTier1', move: 'approve' })
  await done
  expect(
    inOrder(text(), ['Welcome, Elif', '3 Sign Out', '! You are verified.', 'You have signed out.', 'Goodbye.']),
  ).toHaveLength(5)
  // The terminal closes all streams, because an open stream would keep the process alive.
  await expect.poll(async () => at(await client.control('GET', 'streams'), 'streams')).toEqual([])
})

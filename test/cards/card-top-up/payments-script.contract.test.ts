import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { answered } from '../../sandbox/clients.ts'
import type { Client } from '../../sandbox/running.ts'
import { type Holder, holderOf } from './holder.ts'

interface Opened {
  readonly address: string
  closed: boolean
  readonly focus: () => void
}

interface PaymentsScript {
  readonly showInvoice: (id: string) => unknown
  readonly onOpen: (listener: (id: string) => void) => () => void
  readonly onClose: (listener: (id: string) => void) => () => void
}

const scriptAt = async (client: Client, path: string): Promise<string> => {
  const answer = await client.fetch(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  return answer.text()
}

/** Runs the payments script in a fake page. The test controls the windows and timers of this page. */
const inPage = (code: string) => {
  const windows: Array<Opened> = []
  const rounds = new Map<number, () => void>()
  const window = {
    payments: undefined as PaymentsScript | undefined,
    open: (address: string) => {
      const opened: Opened = { address, closed: false, focus: () => undefined }
      windows.push(opened)
      return opened
    },
  }
  runInNewContext(code, {
    window,
    setInterval: (act: () => void) => rounds.set(rounds.size + 1, act).size,
    clearInterval: (id: number) => rounds.delete(id),
  })
  if (window.payments === undefined) throw new Error('The script defines no payments')
  return { payments: window.payments, windows, wait: () => [...rounds.values()].forEach((act) => act()) }
}

/** Returns the messages that the invoice page at this URL posts to the page that opened it, each with its target origin. */
const postedBy = async (holder: Holder, address: string): Promise<ReadonlyArray<unknown>> => {
  const page = await (await holder.client.fetch(address)).text()
  const [, status] = /<[^>]* id="invoice"[^>]* data-status="(\w+)"/.exec(page) ?? []
  const [, script] = /<script[^>]* src="([^"]*invoice\.js[^"]*)"/.exec(page) ?? []
  const posted: Array<unknown> = []
  const element = { dataset: { status }, hidden: false, addEventListener: () => undefined, submit: () => undefined }
  const window = { opener: { postMessage: (data: unknown, origin: string) => void posted.push([data, origin]) } }
  runInNewContext(await scriptAt(holder.client, script ?? ''), {
    window,
    document: { getElementById: () => element },
    location: { origin: holder.client.address },
    setTimeout: () => 0,
  })
  // The messages come from another JavaScript realm, so Vitest treats them as unequal. A JSON copy belongs to this realm.
  return JSON.parse(JSON.stringify(posted)) as ReadonlyArray<unknown>
}

it('CALL-113 the payments script opens one window for each invoice, and reports when a window opens and when it closes', async () => {
  const holder = await holderOf()
  const { payments, windows, wait } = inPage(await scriptAt(holder.client, '/stand-ins/payments.js'))
  const [one, other] = [await answered(holder.make()), 'another']
  const events: Array<string> = []
  const unsubscribe = payments.onOpen((id) => void events.push(`open ${id}`))
  payments.onClose((id) => void events.push(`close ${id}`))
  expect(payments.showInvoice(one)).toBe(windows[0])
  expect(payments.showInvoice(one)).toBe(windows[0])
  unsubscribe()
  payments.showInvoice(other)
  expect(windows.map(({ address }) => new URL(address, holder.client.address).searchParams.get('id'))).toEqual([
    one,
    other,
  ])
  const [first] = windows
  if (first === undefined) throw new Error('No window was opened')
  wait()
  expect(events).toEqual([`open ${one}`, `open ${one}`])
  first.closed = true
  wait()
  wait()
  wait()
  expect(events).toEqual([`open ${one}`, `open ${one}`, `close ${one}`])
})

it('CALL-113 the invoice page posts each new status to the page that opened the window, but to no page of another origin', async () => {
  const holder = await holderOf()
  const { payments, windows } = inPage(await scriptAt(holder.client, '/stand-ins/payments.js'))
  const id = await answered(holder.make())
  payments.showInvoice(id)
  const address = windows[0]?.address ?? ''
  expect(await postedBy(holder, address)).toEqual([])
  for (const [from, status] of [
    ['new', 'paid'],
    ['paid', 'confirmed'],
    ['confirmed', 'complete'],
  ] as const) {
    // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
    await holder.step(id, from)
    // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
    expect(await postedBy(holder, address)).toEqual([[{ status }, holder.client.address]])
  }
})

import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { untilSilent } from '@paydeck/sandbox/http/streamed-bodies'
import { makeUploadGate } from '@paydeck/sandbox/http/uploads'
import { refusal } from '@paydeck/sandbox/kernel/refusals'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Reply = Parameters<ReturnType<typeof makeUploadGate>['enter']>[1]

/** Creates the fake reply of an upload request. The returned function `leave` closes its connection. */
const uploading = () => {
  const raw = new ServerResponse(new IncomingMessage(new Socket()))
  return {
    reply: { raw } as unknown as Reply,
    /** Closes the connection, as if the sender had disconnected before the response. */
    leave: () => {
      raw.destroy()
      raw.emit('close')
    },
  }
}

const own = 'Two of your photos are still uploading. Try again in a moment.'
const all = 'The server is busy with other photos. Try again in a moment.'

describe('concurrent uploads', () => {
  it('F5 of three concurrent uploads of one user, two are accepted and the third is refused', () => {
    const gate = makeUploadGate()
    gate.enter('a', uploading().reply)
    gate.enter('a', uploading().reply)
    expect(() => gate.enter('a', uploading().reply)).toThrow(own)
    expect(() => gate.enter('b', uploading().reply)).not.toThrow()
  })

  it('H4 of nine concurrent uploads of all users, eight are accepted and the ninth is refused', () => {
    const gate = makeUploadGate()
    for (const user of ['a', 'a', 'b', 'b', 'c', 'c', 'd', 'e']) gate.enter(user, uploading().reply)
    expect(() => gate.enter('f', uploading().reply)).toThrow(all)
  })

  it('F5 an upload no longer counts after the client has disconnected', () => {
    const gate = makeUploadGate()
    const [first, second] = [uploading(), uploading()]
    gate.enter('a', first.reply)
    gate.enter('a', second.reply)
    first.leave()
    gate.enter('a', uploading().reply)
    expect(() => gate.enter('a', uploading().reply)).toThrow(own)
  })

  it('F5 if the client disconnects before the server has counted its upload, the upload does not count towards the limit', () => {
    const gate = makeUploadGate()
    for (let sent = 0; sent < 9; sent += 1) {
      const { reply, leave } = uploading()
      leave()
      gate.enter('a', reply)
    }
    expect(() => gate.enter('a', uploading().reply)).not.toThrow()
  })
})

describe('untilSilent', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const stalled = () => refusal(408, 'The body stopped arriving.')
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  it('H4 untilSilent ends a request body with status 408 after 5 s without data, but not while data arrives', async () => {
    const sender = new PassThrough()
    const body = untilSilent(sender, 5000, stalled)
    const failed = new Promise<unknown>((resolve) => body.once('error', resolve))
    let text = ''
    body.on('data', (chunk) => (text += String(chunk)))
    for (const part of ['a', 'b', 'c']) {
      vi.advanceTimersByTime(4999)
      sender.write(part)
      // oxlint-disable-next-line no-await-in-loop -- parts arrive one after the other
      await settled()
    }
    expect([text, body.destroyed]).toEqual(['abc', false])
    vi.advanceTimersByTime(5000)
    expect(await failed).toMatchObject({ refusal: { status: 408 } })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('F5 if nothing reads a request body, untilSilent ends the body without an uncaught error', async () => {
    const body = untilSilent(new PassThrough(), 5000, stalled)
    vi.advanceTimersByTime(5000)
    await settled()
    expect(body.errored).toMatchObject({ refusal: { status: 408 } })
  })

  it('H4 untilSilent leaves no timer behind once a request body is complete or aborted', async () => {
    const [whole, broken] = [new PassThrough(), new PassThrough()]
    const [read, failed] = [untilSilent(whole, 5000, stalled), untilSilent(broken, 5000, stalled)]
    const error = new Promise<unknown>((resolve) => failed.once('error', resolve))
    whole.end('all')
    broken.destroy(new Error('aborted'))
    expect(await read.toArray()).toEqual([Buffer.from('all')])
    expect(await error).toMatchObject({ message: 'aborted' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

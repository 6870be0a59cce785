import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { makeUploadGate } from '@paydeck/sandbox/http/uploads'
import { describe, expect, it } from 'vitest'

type Reply = Parameters<ReturnType<typeof makeUploadGate>['enter']>[0]

/** The answer to an upload, on a connection that the test breaks. */
const uploading = () => {
  const raw = new ServerResponse(new IncomingMessage(new Socket()))
  return {
    reply: { raw } as unknown as Reply,
    /** The sender hangs up: nothing is answered any more. */
    leave: () => {
      raw.destroy()
      raw.emit('close')
    },
  }
}

const refusal = 'Many photos are being sent at this moment. Try again.'

describe('photos that are sent at once', () => {
  it('F5 are six, and one more is refused', () => {
    const gate = makeUploadGate()
    for (let sent = 0; sent < 6; sent += 1) gate.enter(uploading().reply)
    expect(() => gate.enter(uploading().reply)).toThrow(refusal)
  })

  it('F5 make room when their senders leave before the end', () => {
    const gate = makeUploadGate()
    const six = Array.from({ length: 6 }, uploading)
    for (const { reply } of six) gate.enter(reply)
    for (const { leave } of six) leave()
    for (let sent = 0; sent < 6; sent += 1) gate.enter(uploading().reply)
    expect(() => gate.enter(uploading().reply)).toThrow(refusal)
  })

  it('F5 take no room where their senders have left before they are counted', () => {
    const gate = makeUploadGate()
    for (let sent = 0; sent < 6; sent += 1) {
      const { reply, leave } = uploading()
      leave()
      gate.enter(reply)
    }
    expect(() => gate.enter(uploading().reply)).not.toThrow()
  })
})

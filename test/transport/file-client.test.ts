import { makeCredentials } from '@paydeck/adapters/transport/credentials'
import { fetchedPdf, makeFileClient, mostBytes } from '@paydeck/adapters/transport/file-client'
import { makeHttp } from '@paydeck/adapters/transport/http'
import { getPdfForm } from '@paydeck/adapters/wire/payments/donation-form'
import { postPaymentExport } from '@paydeck/adapters/wire/payments/payment-search'
import { malformed, rejected, unauthorized, unreachable } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { json, makeTransport, sentBody } from './bench.ts'
import { type LittleProvider, startProvider } from './little-provider.ts'

const bytes = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0, 255, 128, 13, 10])
const pdf = (body: BodyInit | null = bytes, type = 'application/pdf', status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': type } })

const form = (answer: (count: number) => Response, renew?: () => TE.TaskEither<never, void>) => {
  const transport = makeTransport((_, count) => answer(count), renew === undefined ? {} : { renew })
  return { ...transport, fetched: () => transport.files.call(getPdfForm)({ invoiceId: 'i/1' })() }
}

const contentOf = async (answer: E.Either<unknown, Blob>): Promise<ReadonlyArray<number> | null> =>
  E.isRight(answer) ? [...new Uint8Array(await answer.right.arrayBuffer())] : null

describe('a downloaded file', () => {
  it('CALL-084 CALL-085 a facade method requests a file and returns the bytes of the file unchanged', async () => {
    const { fetched, sent } = form(() => pdf())
    const answer = await fetched()
    expect(await contentOf(answer)).toEqual([...bytes])
    expect(E.isRight(answer) && answer.right.type).toBe('application/pdf')
    expect(sent.map(({ path, init }) => [path, init.method])).toEqual([['/api/dashboard/user-token', 'POST']])
    expect(sentBody(sent[0])).toEqual({
      csrf: 'csrf-1',
      facade: 'user',
      method: 'getPdfForm',
      params: '{"invoiceId":"i/1"}',
    })
    expect(sent[0]?.init.headers).toEqual({
      accept: 'application/pdf, application/json',
      'content-type': 'application/json',
      'x-csrf-token': 'csrf-1',
    })
  })

  it('CALL-003 CALL-004 CALL-005 a REST call requests a file with the CSRF value and the cookie', async () => {
    const { files, sent } = makeTransport(() => new Response('a,b\r\n', { headers: { 'content-type': 'text/csv' } }))
    const answer = await files.call(postPaymentExport)({ list: 'payouts', text: 'ä', format: 'csv' })()
    expect(E.isRight(answer) && (await answer.right.text())).toBe('a,b\r\n')
    expect(sent.map(({ path, init }) => [path, init.method, init.credentials, init.cache])).toEqual([
      ['/payments/export', 'POST', 'include', 'no-store'],
    ])
    expect(sentBody(sent[0])).toEqual({ list: 'payouts', text: 'ä', format: 'csv' })
    expect(sent[0]?.init.headers).toEqual({
      accept: 'text/csv, application/json',
      'content-type': 'application/json',
      'x-csrf-token': 'csrf-1',
    })
  })

  it.each(['application/pdf', 'Application/PDF', 'application/pdf; charset=binary', ' application/pdf ;x=y'])(
    'a downloaded file is accepted with the content type %j',
    async (type) => {
      expect(await contentOf(await form(() => pdf(bytes, type)).fetched())).toEqual([...bytes])
    },
  )

  it.each([
    ['JSON with an error text', () => json({ error: 'No such invoice.' }), rejected(200, 'No such invoice.')],
    ['JSON with data', () => json({ data: { pdf: 'JVBERi0=' } }), malformed('getPdfForm: no file')],
    ['JSON of another kind', () => json(['error']), malformed('getPdfForm: no file')],
    ['JSON without an error text', () => json({ error: 7 }), malformed('getPdfForm: no file')],
    ['truncated JSON', () => pdf('{"data": {"user": ', 'application/json'), malformed('getPdfForm: not JSON')],
    ['an HTML page', () => pdf('<!doctype html><p>Sign in</p>', 'text/html'), malformed('getPdfForm: not JSON')],
    ['a PDF without a type', () => new Response(new Blob([bytes])), malformed('getPdfForm: not JSON')],
    ['a type that begins with application/pdf', () => pdf('{}', 'application/pdfx'), malformed('getPdfForm: no file')],
    ['an empty PDF', () => pdf(''), malformed('getPdfForm: empty')],
    ['a response without a body', () => pdf(null), malformed('getPdfForm: empty')],
    ['a 204', () => new Response(null, { status: 204 }), malformed('getPdfForm: no file')],
    ['a rejection', () => json({ error: 'Busy.' }, 503, { 'retry-after': '7' }), rejected(503, 'Busy.', 7)],
    ['a rejection with the type of a PDF', () => pdf(bytes, 'application/pdf', 500), rejected(500)],
    ['a 401', () => json({ error: 'Sign in.' }, 401), unauthorized],
  ])('CALL-085 a download fails when the response is %s', async (_, answer, fault) => {
    expect(await form(answer).fetched()).toEqual(E.left(fault))
  })

  it('a file is requested again after the CSRF value was rejected and the session has been renewed', async () => {
    const { fetched, sent } = form(
      (count) => (count === 1 ? json({ error: 'Old.', code: 'csrf' }, 403) : pdf()),
      () => TE.right(undefined),
    )
    expect(await contentOf(await fetched())).toEqual([...bytes])
    expect(sent).toHaveLength(2)
  })

  it('a download is aborted as soon as the file exceeds the size limit', async () => {
    const piece = new Uint8Array(32 * 1024 * 1024)
    let given = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        given += piece.byteLength
        controller.enqueue(piece)
      },
    })
    expect(await form(() => pdf(endless)).fetched()).toEqual(E.left(malformed('getPdfForm: too large')))
    expect(given).toBeLessThan(mostBytes + 4 * piece.byteLength)
  })
})

/** Creates a file client that sends real HTTP requests to the fake provider. The test advances the client's clock. */
const clientOf = ({ origin }: LittleProvider) => {
  const clock = fakeClock(1_700_000_000_000)
  const http = makeHttp({
    fetch: globalThis.fetch,
    origin,
    credentials: makeCredentials(),
    renewal: { renew: TE.left(unauthorized), calls: [], isReplaced: () => Promise.resolve(false) },
    onUnauthorized: () => undefined,
    headStart: () => null,
  })
  return {
    clock,
    ask: makeFileClient({ http, clock }).call(postPaymentExport)({ list: 'payments', text: '', format: 'csv' }),
  }
}

const csv = { 'content-type': 'text/csv; charset=utf-8' }

describe('a streamed file', () => {
  /**
   * Creates a client that gets a response with a streamed body. The test sends the chunks of this body. As with `fetch`,
   * aborting the request breaks the stream with an error.
   */
  const growing = () => {
    const pieces: { give: (text: string) => void; end: () => void } = { give: () => undefined, end: () => undefined }
    const transport = makeTransport(({ init }) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          pieces.give = (text) => controller.enqueue(new TextEncoder().encode(text))
          pieces.end = () => controller.close()
          init.signal?.addEventListener('abort', () => controller.error(new DOMException('given up', 'AbortError')))
        },
      })
      return new Response(body, { headers: csv })
    })
    const { files, clock, sent } = transport
    const ask = files.call(postPaymentExport)({ list: 'payments', text: '', format: 'csv' })
    return { pieces, clock, ask, isGivenUp: () => sent[0]?.init.signal?.aborted }
  }

  it('a download may take longer than the request timeout as long as data arrives', async () => {
    const { pieces, clock, ask, isGivenUp } = growing()
    const answer = ask()
    await clock.advance(29_999)
    for (const piece of ['a,b\r\n', '1,2\r\n', '3,4\r\n']) {
      pieces.give(piece)
      await clock.advance(29_999)
    }
    pieces.end()
    const whole = await answer
    expect(E.isRight(whole) && (await whole.right.text())).toBe('a,b\r\n1,2\r\n3,4\r\n')
    await clock.advance(60_000)
    expect(isGivenUp()).toBe(false)
  })

  it('a download is aborted if no data arrives for the length of the request timeout', async () => {
    const { pieces, clock, ask, isGivenUp } = growing()
    const answer = ask()
    await clock.advance(20_000)
    pieces.give('a,b\r\n')
    await clock.advance(29_999)
    expect(isGivenUp()).toBe(false)
    await clock.advance(1)
    expect(isGivenUp()).toBe(true)
    expect(await answer).toEqual(E.left(unreachable))
  })

  it('when the client aborts the request, the connection closes', async () => {
    const provider = await startProvider((response) => void response.writeHead(200, csv).write('a\r\n'))
    const { clock, ask } = clientOf(provider)
    try {
      const answer = ask()
      await provider.asked(1)
      await clock.advance(60_000)
      expect(await answer).toEqual(E.left(unreachable))
      await provider.hungUp(0)
    } finally {
      await provider.close()
    }
  })

  it('a streamed file is complete when the response ends', async () => {
    const provider = await startProvider((response) => {
      response.writeHead(200, csv).write('a,"b')
      response.end('"\r\n')
    })
    try {
      const answer = await clientOf(provider).ask()
      expect(E.isRight(answer) && (await answer.right.text())).toBe('a,"b"\r\n')
    } finally {
      await provider.close()
    }
  })

  it('a download fails if the connection breaks before the response ends', async () => {
    const provider = await startProvider((response) => {
      response.writeHead(200, csv).write('a,b\r\n', () => response.destroy())
    })
    try {
      expect(await clientOf(provider).ask()).toEqual(E.left(unreachable))
    } finally {
      await provider.close()
    }
  })

  it('a download is aborted if the response never begins', async () => {
    const provider = await startProvider(() => undefined)
    const { clock, ask } = clientOf(provider)
    try {
      const answer = ask()
      await provider.asked(1)
      await clock.advance(30_000)
      expect(await answer).toEqual(E.left(unreachable))
    } finally {
      await provider.close()
    }
  })
})

describe('a downloaded PDF', () => {
  const kept = (content: BlobPart) => {
    const saved: Array<unknown> = []
    const saveBytes = (file: unknown) => () => void saved.push(file)
    const bytesOf = new Blob([content], { type: 'application/pdf' })
    return { saved, bytes: bytesOf, fetched: fetchedPdf({ saveBytes }, 'getPdfForm', 'form.pdf')(bytesOf)() }
  }

  it('CALL-084 a downloaded PDF is not saved until the caller saves it; it is saved unchanged under the given name', async () => {
    const { saved, bytes: came, fetched } = kept(bytes)
    const answer = await fetched
    expect(saved).toEqual([])
    if (E.isRight(answer)) answer.right.save()
    expect(saved).toEqual([{ name: 'form.pdf', bytes: came }])
  })

  it.each(['', '%PDF', '%pdf-1.7', ' %PDF-1.7', '<html>%PDF-'])(
    'CALL-085 a downloaded PDF is rejected as malformed when it begins with %j',
    async (text) => {
      expect(await kept(text).fetched).toEqual(E.left(malformed('getPdfForm: no PDF')))
    },
  )

  it('a downloaded file must not be larger than 256 MB', () => {
    expect(mostBytes).toBe(268_435_456)
  })
})

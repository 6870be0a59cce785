import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { begin, recordSignals, type LittleProvider, startProvider, streamsOf, updated } from './little-provider.ts'

const running: Array<LittleProvider> = []
const provider = async (answer: (response: ServerResponse, index: number) => void): Promise<LittleProvider> => {
  const started = await startProvider(answer)
  running.push(started)
  return started
}
afterEach(async () => {
  for (const one of running.splice(0)) await one.close()
})

const said = (length: number): string => 'x'.repeat(length)

describe('an event stream', () => {
  it('CALL-003 CALL-011 the request for an event stream contains the CSRF value in its query string', async () => {
    const { origin, requests, asked } = await provider((response) => begin(response))
    const stream = recordSignals(streamsOf(origin).open('a/1'))
    await asked(1)
    expect(requests[0]?.url).toBe('/compliance/applications/a%2F1/events?csrf=csrf+1')
    expect(requests[0]?.headers).toMatchObject({ accept: 'text/event-stream' })
    expect(requests[0]?.headers).not.toHaveProperty('last-event-id')
    stream.stop()
  })

  it('CALL-099 VERIF-075 an event stream emits a signal when it opens and for each event "applicationUpdated" with any data', async () => {
    const { origin } = await provider((response) =>
      begin(
        response,
        [
          ': comment\n\nevent: other\ndata: 1\n\ndata: nameless\n\n',
          updated('1'),
          'event: applicationUpdated\r\ndata: not JSON\r\n\r\n',
          'event: applicationUpdated\ndata:\n\n',
        ].join(''),
      ),
    )
    const stream = recordSignals(streamsOf(origin).open())
    await stream.until(4)
    expect(stream.signals).toEqual(['open', 'event', 'event', 'event'])
    stream.stop()
  })

  it('an event stream joins the parts of an event that arrive separately', async () => {
    const { origin, answers, asked } = await provider((response) => begin(response))
    const stream = recordSignals(streamsOf(origin).open())
    await asked(1)
    for (const piece of updated('é').match(/.{1,7}/gsu) ?? []) answers[0]?.write(piece)
    await stream.until(2)
    expect(stream.signals).toEqual(['open', 'event'])
    stream.stop()
  })

  it('an event stream closes when its last subscriber has unsubscribed', async () => {
    const { origin, requests, hungUp } = await provider((response) => begin(response))
    const { clock, open } = streamsOf(origin)
    const stream = recordSignals(open())
    await stream.until(1)
    stream.stop()
    await hungUp(0)
    await clock.advance(600_000)
    expect(stream.signals).toEqual(['open'])
    expect(requests).toHaveLength(1)
  })

  it('an event stream can be closed while it connects or waits to reconnect', async () => {
    const { origin, requests, asked, hungUp } = await provider((response, index) => {
      if (index === 1) response.destroy()
    })
    const { clock, open } = streamsOf(origin)
    const waiting = recordSignals(open())
    await asked(1)
    waiting.stop()
    await hungUp(0)
    const dropped = recordSignals(open())
    await dropped.until(1)
    dropped.stop()
    await clock.advance(600_000)
    expect(requests).toHaveLength(2)
    expect([...waiting.signals, ...dropped.signals]).toEqual(['error'])
  })
})

describe('a lost event stream', () => {
  it('F1 when an event stream is lost, it emits an error, and reconnects with the id of the last event', async () => {
    const { origin, requests, answers } = await provider((response) => begin(response))
    const { clock, open, sent } = streamsOf(origin)
    const stream = recordSignals(open())
    await stream.until(1)
    answers[0]?.write(`${updated('7')}event: applicationUpdated\ndata: {"appl`)
    await stream.until(2)
    answers[0]?.destroy()
    await stream.until(3)
    expect(sent()).toBe(1)
    await clock.advance(249)
    expect(sent()).toBe(1)
    await clock.advance(1)
    await stream.until(4)
    expect(stream.signals).toEqual(['open', 'event', 'error', 'open'])
    expect(requests[1]?.headers['last-event-id']).toBe('7')
    stream.stop()
  })

  it('F1 an event stream emits an error when the provider ends it, and a second error when the provider cannot be reached', async () => {
    const { origin, close } = await provider((response) => {
      begin(response)
      response.end()
    })
    const { clock, open } = streamsOf(origin)
    const stream = recordSignals(open())
    await stream.until(2)
    await close()
    await clock.advance(250)
    await stream.until(3)
    expect(stream.signals).toEqual(['open', 'error', 'error'])
    stream.stop()
  })

  it('F1 an event stream that is lost repeatedly reconnects after at most 1 s, and emits its fifth error within 5 s', async () => {
    const { origin } = await provider((response) => {
      begin(response)
      response.destroy()
    })
    const { clock, open } = streamsOf(origin)
    const start = clock.now()
    const stream = recordSignals(open())
    const errors = () => stream.signals.filter((one) => one === 'error').length
    const at: Array<number> = []
    for (let count = 1; count <= 8; count += 1) {
      while (errors() < count) await Promise.race([stream.until(stream.signals.length + 1), new Promise(setImmediate)])
      at.push(clock.now() - start)
      await clock.advance(Math.min(1000, 250 * 2 ** (count - 1)))
    }
    expect(at).toEqual([0, 250, 750, 1750, 2750, 3750, 4750, 5750])
    expect(at[4]).toBeLessThan(5000)
    stream.stop()
  })

  it('F1 before a lost event stream reconnects, it waits for a random time between half of the backoff time and all of it', async () => {
    const { origin, requests } = await provider((response) => response.destroy())
    const { clock, open, sent } = streamsOf(origin, { random: () => 0 })
    const stream = recordSignals(open())
    await stream.until(1)
    await clock.advance(124)
    expect(sent()).toBe(1)
    await clock.advance(1)
    await stream.until(2)
    expect(requests).toHaveLength(2)
    stream.stop()
  })

  it('F1 a lost event stream waits for the provider’s retry time before it reconnects, but at least 250 ms and at most 1 s', async () => {
    const wishes = ['retry: 600\n\n', 'retry: 86400000\n\n', 'retry: 0\n\n', 'retry: soon\n\n']
    const { origin, requests } = await provider((response, index) => {
      begin(response, (wishes[index] ?? '') + updated(`moment-${index}`))
      response.end()
    })
    const { clock, open, sent } = streamsOf(origin)
    const stream = recordSignals(open())
    for (const [index, ms] of [600, 1000, 250, 250].entries()) {
      await stream.until(3 * (index + 1))
      await clock.advance(ms - 1)
      expect(sent()).toBe(index + 1)
      await clock.advance(1)
      expect(sent()).toBe(index + 2)
    }
    await stream.until(13)
    expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([
      undefined,
      ...[0, 1, 2, 3].map((index) => `moment-${index}`),
    ])
    stream.stop()
  })

  it('an event stream resets its backoff time after it has been connected for at least 10 s', async () => {
    const { origin, answers } = await provider((response) => begin(response))
    const { clock, open, sent } = streamsOf(origin)
    const stream = recordSignals(open())
    const lose = async (index: number, stood: number, pause: number): Promise<void> => {
      await stream.until(2 * index + 1)
      await clock.advance(stood)
      answers[index]?.destroy()
      await stream.until(2 * index + 2)
      await clock.advance(pause - 1)
      expect(sent()).toBe(index + 1)
      await clock.advance(1)
      expect(sent()).toBe(index + 2)
    }
    await lose(0, 0, 250)
    await lose(1, 9999, 500)
    await lose(2, 10_000, 250)
    // Waits until the fourth connection is open.
    await stream.until(7)
    expect(sent()).toBe(4)
    stream.stop()
  })

  it('F1 an event stream emits an error after 40 s without data; a comment also counts as data', async () => {
    const { origin, answers, hungUp } = await provider((response) => begin(response))
    const { clock, open } = streamsOf(origin)
    const stream = recordSignals(open())
    await stream.until(1)
    await clock.advance(35_000)
    answers[0]?.write(`: still here\n\n${updated('1')}`)
    await stream.until(2)
    await clock.advance(40_000)
    expect(stream.signals).toEqual(['open', 'event'])
    await clock.advance(5000)
    expect(stream.signals).toEqual(['open', 'event', 'error'])
    await hungUp(0)
    stream.stop()
  })

  it('F1 an event stream emits an error when the provider accepts the request but never responds', async () => {
    const { origin, asked, hungUp } = await provider(() => undefined)
    const { clock, open } = streamsOf(origin)
    const stream = recordSignals(open())
    await asked(1)
    await clock.advance(45_000)
    expect(stream.signals).toEqual(['error'])
    await hungUp(0)
    stream.stop()
  })

  it('W2 when an event exceeds the size limit, the event stream emits an error and closes the connection', async () => {
    const { origin, hungUp } = await provider((response) => begin(response, `data: ${said(70_000)}`))
    const stream = recordSignals(streamsOf(origin).open())
    await stream.until(2)
    expect(stream.signals).toEqual(['open', 'error'])
    await hungUp(0)
    stream.stop()
  })

  it('W2 if the last event id is too long or cannot be sent in a header, the event stream reconnects without this id', async () => {
    const { origin, requests, asked } = await provider((response) => {
      begin(response, updated('🦊') + updated(said(201)))
      response.end()
    })
    const { clock, open } = streamsOf(origin)
    const stream = recordSignals(open())
    await stream.until(4)
    await clock.advance(1000)
    await asked(2)
    expect(requests[1]?.headers).not.toHaveProperty('last-event-id')
    stream.stop()
  })
})

import { describe, expect, it } from 'vitest'
import { billsOf, byHand, opened, phone, searching } from './window.ts'

describe('what is sent to the window', () => {
  it('F4 connects once what is sent ten times at once', async () => {
    const { client, window, id } = await opened()
    const seen = await Promise.all(
      Array.from({ length: 10 }, () => window.send({ id, move: 'connect', phone, 'account:northgate-card': 'on' })),
    )
    expect(seen.filter(({ event }) => event === 'linked')).toHaveLength(1)
    expect(seen.filter(({ event }) => event === 'none')).toHaveLength(9)
    expect((await billsOf(client)).map(([name]) => name)).toEqual(['Northgate Card Services'])
  })

  it('F4 gives one account token for what is sent ten times at once', async () => {
    const { window, id } = await searching()
    const seen = await Promise.all(Array.from({ length: 10 }, () => window.send({ id, ...byHand })))
    expect(seen.filter(({ account: token }) => token !== null)).toHaveLength(1)
  })

  it('CALL-117 is taken for the mode and the step that it belongs to', async () => {
    const { client, window, id } = await opened()
    for (const fields of [
      { id, ...byHand },
      { id, move: '__proto__' },
      { id, move: 'constructor', fail: '__proto__' },
      { id },
      { id, move: 'connect', phone: 'none', 'account:northgate-card': 'on' },
    ]) {
      // eslint-disable-next-line no-await-in-loop -- in order
      expect((await window.post(fields)).status).toBe(400)
    }
    for (const nothing of [
      {},
      { 'account:nobody': 'on' },
      { 'account:__proto__': 'on' },
      { account: 'northgate-card' },
    ]) {
      // eslint-disable-next-line no-await-in-loop -- in order
      const seen = await window.send({ id, move: 'connect', phone, ...nothing })
      expect([seen.status, seen.text]).toEqual([422, expect.stringContaining('Choose at least one account.')])
    }
    expect((await window.post({ id, move: 'find', phone: '503\u0000' })).status).toBe(400)
    expect((await window.look({ id: '\u0000' })).status).toBe(400)
    const hand = await searching()
    for (const fields of [
      { move: 'connect', phone, 'account:pinecrest-home': 'on' },
      { ...byHand, biller: '__proto__' },
    ]) {
      // eslint-disable-next-line no-await-in-loop -- in order
      expect((await hand.window.post({ id: hand.id, ...fields })).status).toBe(400)
    }
    expect([await billsOf(client), await billsOf(hand.client)]).toEqual([[], hand.before])
  })

  it('CALL-117 CALL-120 is shown as text, on pages that hold no script and no style but this origin’s', async () => {
    const { window, id } = await searching()
    const hostile = '"><img src=//evil.example onerror=alert(1)>'
    const shown = [
      await window.look({ id, step: 'search', q: hostile }),
      await window.look({ id, step: 'search', q: hostile, biller: 'quillan-water' }),
      await window.send({ id, ...byHand, number: hostile, q: hostile }),
      await window.send({ id: hostile, move: 'leave' }),
      await window.send({ id, fail: 'search' }),
    ]
    for (const { text } of shown) {
      expect(text).not.toContain('<img src=//')
      expect(text).not.toMatch(/<script(?! type="module" src="\/stand-ins\/\w+\.js"><\/script>)|<style|style=/i)
      expect(text).not.toMatch(/(?:src|href|action)="(?!\/)/)
    }
    const long = await window.look({ id, step: 'search', q: 'q'.repeat(3_000) })
    expect([long.status, long.text.includes('q'.repeat(61))]).toEqual([200, false])
  })
})

import { describe, expect, it } from 'vitest'
import { billsOf, searchedAccount, openAutomaticWindow, phone, openManualWindow } from './window.ts'

describe('the input of the bill-connection window', () => {
  it('F4 ten concurrent, identical requests in the automatic mode connect a bill once', async () => {
    const { client, window, id } = await openAutomaticWindow()
    const pages = await Promise.all(
      Array.from({ length: 10 }, () => window.send({ id, move: 'connect', phone, 'account:northgate-card': 'on' })),
    )
    expect(pages.filter(({ event }) => event === 'linked')).toHaveLength(1)
    expect(pages.filter(({ event }) => event === 'none')).toHaveLength(9)
    expect((await billsOf(client)).map(([name]) => name)).toEqual(['Northgate Card Services'])
  })

  it('F4 ten concurrent, identical requests in the manual mode create one account token', async () => {
    const { window, id } = await openManualWindow()
    const pages = await Promise.all(Array.from({ length: 10 }, () => window.send({ id, ...searchedAccount })))
    expect(pages.filter(({ account: token }) => token !== null)).toHaveLength(1)
  })

  it('CALL-117 the window rejects input of a different connection mode, unknown commands, and unknown accounts', async () => {
    const { client, window, id } = await openAutomaticWindow()
    for (const fields of [
      { id, ...searchedAccount },
      { id, move: '__proto__' },
      { id, move: 'constructor', fail: '__proto__' },
      { id },
      { id, move: 'connect', phone: 'none', 'account:northgate-card': 'on' },
    ]) {
      // eslint-disable-next-line no-await-in-loop -- in order
      expect((await window.post(fields)).status).toBe(400)
    }
    for (const fields of [
      {},
      { 'account:nobody': 'on' },
      { 'account:__proto__': 'on' },
      { account: 'northgate-card' },
    ]) {
      // eslint-disable-next-line no-await-in-loop -- in order
      const page = await window.send({ id, move: 'connect', phone, ...fields })
      expect([page.status, page.text]).toEqual([422, expect.stringContaining('Choose at least one account.')])
    }
    expect((await window.post({ id, move: 'find', phone: '503\u0000' })).status).toBe(400)
    expect((await window.get({ id: '\u0000' })).status).toBe(400)
    const manual = await openManualWindow()
    for (const fields of [
      { move: 'connect', phone, 'account:pinecrest-home': 'on' },
      { ...searchedAccount, biller: '__proto__' },
    ]) {
      // eslint-disable-next-line no-await-in-loop -- in order
      expect((await manual.window.post({ id: manual.id, ...fields })).status).toBe(400)
    }
    expect([await billsOf(client), await billsOf(manual.client)]).toEqual([[], manual.before])
  })

  it('CALL-117 CALL-120 the window shows markup in its input as text, and contains no inline scripts or foreign URLs', async () => {
    const { window, id } = await openManualWindow()
    const hostile = '"><img src=//evil.example onerror=alert(1)>'
    const shown = [
      await window.get({ id, step: 'search', q: hostile }),
      await window.get({ id, step: 'search', q: hostile, biller: 'quillan-water' }),
      await window.send({ id, ...searchedAccount, number: hostile, q: hostile }),
      await window.send({ id: hostile, move: 'leave' }),
      await window.send({ id, fail: 'search' }),
    ]
    for (const { text } of shown) {
      expect(text).not.toContain('<img src=//')
      expect(text).not.toMatch(/<script(?! type="module" src="\/stand-ins\/\w+\.js"><\/script>)|<style|style=/i)
      expect(text).not.toMatch(/(?:src|href|action)="(?!\/)/)
    }
    const long = await window.get({ id, step: 'search', q: 'q'.repeat(3_000) })
    expect([long.status, long.text.includes('q'.repeat(61))]).toEqual([200, false])
  })
})

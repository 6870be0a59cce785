import { describe, expect, it } from 'vitest'
import { choices, page, post } from './control-page.ts'
import { account, at, type Client } from './running.ts'

const day = 86_400_000

/** Parses the account's simulated time in the HTML of the control page. Unit: milliseconds since 1970. */
const timeOf = (shown: string): number => Date.parse(/<time datetime="([^"]*)">/.exec(shown)?.[1] ?? '')

const mail = (client: Client, text: string): Promise<Response> => post(client, 'payout-invites', { payor: text })

describe('control page of an account', () => {
  it('CALL-119 the control page shows name and email of the account, and a form with the current values of its fields', async () => {
    const client = await account('shopper', {
      firstName: 'Ada "A" <i>',
      lastName: 'Byron',
      country: null,
      accessTypes: ['visaCard', 'galileo'],
    })
    const shown = await page(client)
    expect(shown).toContain(`<dt>Email</dt><dd>${client.email}</dd>`)
    expect(shown).toContain('<dt>Name</dt><dd>Ada &quot;A&quot; &lt;i&gt; Byron</dd>')
    expect(shown).toContain('<input name="firstName" value="Ada &quot;A&quot; &lt;i&gt;">')
    expect(shown).toContain('<input name="lastName" value="Byron">')
    expect(shown).toContain('<input name="country" value="" maxlength="2">')
    expect(shown).toContain('<input name="accessTypes" value="visaCard galileo">')
    await client.control('POST', 'account', { firstName: '', lastName: '', country: 'DE' })
    const changed = await page(client)
    expect(changed).toContain('<dt>Name</dt><dd>No name yet</dd>')
    expect(changed).toContain('<input name="country" value="DE" maxlength="2">')
  })

  it('CALL-119 the control page shows a changed email address in lower case, without the spaces around it', async () => {
    const client = await account()
    await client.control('POST', 'account', { email: ` Other.${client.email.toUpperCase()} ` })
    expect(await page(client)).toContain(`<dt>Email</dt><dd>other.${client.email}</dd>`)
  })

  it('CALL-119 the control page shows the current two-factor code if and only if two-factor is on', async () => {
    const client = await account('shopper', { otpEnabled: true })
    expect(await page(client)).toMatch(/<dt>Two-factor code<\/dt><dd class="code">\d{6}<\/dd>/)
    await client.control('POST', 'account', { otpEnabled: false })
    expect(await page(client)).not.toContain('<dt>Two-factor code</dt>')
  })

  it('CALL-119 the control page can advance the account’s clock by the periods that it offers, but by no other period', async () => {
    const client = await account()
    const before = await page(client)
    const instant = new Date(timeOf(before)).toISOString()
    expect(before).toContain(
      `<time datetime="${instant}">${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC</time></dd>`,
    )
    const offered = choices(before, 'advance')
    expect(offered).toEqual([
      ['60000', '1 minute'],
      ['3600000', '1 hour'],
      ['86400000', '1 day'],
      ['604800000', '1 week'],
      ['2592000000', '30 days'],
    ])
    expect((await post(client, 'clock', { advance: '86400000' })).status).toBe(303)
    const advanced = timeOf(await page(client)) - timeOf(before)
    expect([advanced >= day, advanced < 2 * day]).toEqual([true, true])
    await post(client, 'clock', { advance: '172800000' })
    expect(timeOf(await page(client)) - timeOf(before)).toBeLessThan(2 * day)
  })

  it('CALL-119 the control page rejects a change that puts the account’s clock more than 100 years ahead or behind', async () => {
    const client = await account()
    const century = 36_525 * day
    await expect(client.control('POST', 'clock', { advance: century + 1 })).rejects.toThrow(
      "You can't move the clock by more than 100 years.",
    )
    await expect(client.control('POST', 'clock', { advance: -century - 1 })).rejects.toThrow('400')
    const now = Date.now()
    const there = at(await client.control('POST', 'clock', { advance: century, keepsSessions: true }), 'now')
    expect(Number(there) - century - now).toBeGreaterThanOrEqual(0)
    expect(Number(there) - century - now).toBeLessThan(day)
    await expect(client.control('POST', 'clock', { advance: 1, keepsSessions: true })).rejects.toThrow('400')
  })

  it('CALL-119 the control page lists the newest email first, and makes links only of URLs on this server', async () => {
    const client = await account()
    expect(await page(client)).toContain('<p class="quiet">No emails yet.</p>')
    await mail(client, 'First')
    await mail(client, 'http://elsewhere.example/x')
    const shown = await page(client)
    expect(shown).not.toContain('No emails yet.')
    expect([...shown.matchAll(/<li><div><b>([^<]*) wants to pay you<\/b>/g)].map(([, payor]) => payor)).toEqual([
      'http://elsewhere.example/x',
      'First',
    ])
    const links = [...shown.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].filter(([, to = '']) => to.startsWith('http'))
    expect(links.map(([, to]) => new URL(to ?? '').pathname)).toEqual(['/id', '/id'])
    expect(links.every(([, to, text]) => to === text)).toBe(true)
  })
})

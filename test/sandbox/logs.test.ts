import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entries, initOf, proofOf, requestFor, sampleFor } from './requests.ts'
import { account, makeJar, type Running, startSandbox } from './running.ts'

let running: Running
beforeAll(async () => {
  running = await startSandbox()
})
afterAll(() => running.close())

describe('log of the sandbox', () => {
  it('L1 after a call of each kind, a refused sign-in and an invite, the log contains no secret, email, cookie or token', async () => {
    const client = await account('recipient', {}, running)
    const cookie = (client.cookie() ?? '').split('=')[1] ?? 'none'
    for (const name of entries) {
      const request = requestFor(name, sampleFor(name, client), proofOf(client))
      await client.fetch(request.path, initOf(request))
    }
    const jar = makeJar(running.address)
    const form = new URLSearchParams({ email: client.email, password: 'wrong-canary-password' }).toString()
    await jar.fetch('/authenticate/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    })
    await jar.fetch(`/id?accept-invite-payload=invite-canary&email=${client.email}`)
    const log = JSON.stringify(running.logged)
    expect(running.logged.length).toBeGreaterThan(entries.length)
    const { csrf, tokens, email, password } = client
    const canaries = [
      csrf,
      tokens.user,
      tokens.payee ?? 'none',
      email,
      encodeURIComponent(email),
      password,
      'wrong-canary-password',
      'invite-canary',
      cookie,
    ]
    for (const canary of canaries) expect(log).not.toContain(canary)
  })

  it('L2 each log entry is one line of JSON, even if the request contains line breaks', async () => {
    const client = await account('shopper', {}, running)
    await client.fetch('/%0d%0aInjected:%20yes%1b[31m')
    await client.fetch('/auth/session', { headers: { 'user-agent': 'a\tb' } })
    for (const line of running.logged) expect(JSON.stringify(line)).not.toMatch(/[\r\n\u001b]/)
  })

  it('L3 the log has one entry with the account id for each sign-in, whether it succeeded or was refused', async () => {
    const client = await account('shopper', {}, running)
    const from = running.logged.length
    const post = (password: string) =>
      client.fetch('/authenticate/login', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email: client.email, password }).toString(),
      })
    await post('wrong')
    await post(client.password)
    const lines = running.logged.slice(from).filter(({ message }) => message.includes('sign'))
    expect(lines).toEqual([
      { message: 'sign-in refused', fields: { user: client.userId, address: '127.0.0.1' } },
      { message: 'signed in', fields: { user: client.userId } },
    ])
  })
})

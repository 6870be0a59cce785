import { currentCode } from '@paydeck/sandbox/account/one-time-codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account, makeJar, type Running, startSandbox } from './running.ts'
import { secretOf } from './second-factor.ts'

const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

// The clock stands still, so no code expires during a test.
const still = (): number => 1_800_000_000_000

describe('two-factor codes that the user types or pastes', () => {
  let running: Running
  beforeAll(async () => {
    running = await startSandbox({ clock: still })
  })
  afterAll(() => running.close())

  it('SHELL-069 A5 a code with blanks, direction marks or digits of another script is accepted', async () => {
    const { email, password, userId } = await account('shopper', { otpEnabled: true }, running)
    const jar = makeJar(running.address)
    const page = await (await jar.fetch('/authenticate/login', form({ email, password }))).text()
    // The page must not restrict the input. Otherwise the browser would shorten or reject the text before it sends the form.
    expect(
      page.match(/<input name="code"[^>]*>/g)?.filter((input) => /pattern=|maxlength="\d\d?"/.test(input)),
    ).toEqual([])
    const digits = currentCode(await secretOf(running, userId), still())
    const typed = `\u2066${digits.slice(0, 3)}\u00a0- ${digits.slice(3).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))}\u2069`
    expect((await jar.fetch('/authenticate/two-factor', form({ code: typed }))).status).toBe(303)
  })

  it('A8 a code in the wrong format does not count as a wrong code', async () => {
    const { email, password, userId } = await account('shopper', { otpEnabled: true }, running)
    const jar = makeJar(running.address)
    await jar.fetch('/authenticate/login', form({ email, password }))
    for (const code of ['', '12345', '1234567', 'abcdef', '504 16', 'not a backup code']) {
      // eslint-disable-next-line no-await-in-loop -- every attempt counts
      expect((await jar.fetch('/authenticate/two-factor', form({ code }))).status).toBe(422)
    }
    const code = currentCode(await secretOf(running, userId), still())
    expect((await jar.fetch('/authenticate/two-factor', form({ code }))).status).toBe(303)
  })
})

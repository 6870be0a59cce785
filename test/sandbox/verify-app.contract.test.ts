import { describe, expect, it } from 'vitest'
import { at, type Client, makeJar } from './running.ts'
import {
  address,
  applicant,
  checkTime,
  collect,
  details,
  headingOf,
  hour,
  pass,
  seen,
  sendForm,
  sendPhoto,
  shopper,
  shownHeading,
  makeUser,
  stillSandbox,
  summary,
} from './verify-app.ts'

const mails = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const list = at(await client.control('GET', 'mails'), 'mails')
  return Array.isArray(list) ? list.map((mail) => at(mail, 'subject')) : []
}

const steps = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const list = at(await seen(client), 'history')
  return Array.isArray(list) ? list.map((entry) => at(entry, 'step')) : []
}

describe('the verification app of the provider', () => {
  it('CALL-116 the status of an application changes after each task of the applicant, until the application is approved', async () => {
    const client = await makeUser()
    expect(await summary(client)).toBe('none')
    expect(await shownHeading(client)).toBe('Take a photo of your ID')
    expect(await summary(client)).toBe('initializing incomplete notStarted notStarted notStarted notStarted')
    const sent = await sendPhoto(client, 'identityDocument')
    expect([sent.status, sent.headers.get('location')]).toEqual([303, shopper])
    expect(await summary(client)).toBe('initializing incomplete processing notStarted notStarted notStarted')
    expect(await shownHeading(client)).toBe('Take a selfie')
    await sendPhoto(client, 'selfie')
    expect(await shownHeading(client)).toBe('Almost done')
    await sendForm(client, 'address', address)
    await sendForm(client, 'personalDetails', details)
    await sendForm(client, '')
    expect(await summary(client)).toBe('initializing incomplete processing processing processing processing')
    await pass(client, checkTime)
    expect(await summary(client)).toBe(`initializing incomplete${' completedSuccess'.repeat(4)}`)
    await sendForm(client, '')
    expect(await summary(client)).toMatch(/^pending awaitingApproval /)
    expect(await shownHeading(client)).toBe('Your application is in review')
    await pass(client, 48 * hour)
    expect(await summary(client)).toMatch(/^approved null /)
    expect(await shownHeading(client)).toBe('You are verified')
    expect(await steps(client)).toEqual(['applied', 'collected', 'inReview', 'decided'])
    expect(await mails(client)).toEqual(['You are verified'])
  })

  it('CALL-116 VERIF-023 the provider decides 24 to 48 hours after the review starts, on the simulated clock', async () => {
    const client = await applicant()
    await collect(client)
    await sendForm(client, '')
    await pass(client, 24 * hour - 1_000)
    expect(await summary(client)).toMatch(/^pending awaitingApproval /)
    await pass(client, 24 * hour + 1_000)
    expect(await summary(client)).toMatch(/^approved /)
    const history = at(await seen(client), 'history')
    const timeOf = (step: string): number =>
      Date.parse(
        String(
          Array.isArray(history)
            ? at(
                history.find((entry) => at(entry, 'step') === step),
                'at',
              )
            : '',
        ),
      )
    const took = timeOf('decided') - timeOf('inReview')
    expect(took).toBeGreaterThanOrEqual(24 * hour)
    expect(took).toBeLessThan(48 * hour)
  })

  it.each([
    ['who is too young', { birth: '2020-01-01' }, 'You must be 18 or older.'],
    ['whose document has expired', { expiry: '2020-08-03' }, 'Your ID expired on Aug 3, 2020.'],
  ])('CALL-116 an applicant %s is rejected, and the app shows the reason', async (_who, own, why) => {
    const client = await applicant()
    await collect(client, own)
    await sendForm(client, '')
    await pass(client, 48 * hour)
    expect(await summary(client)).toMatch(/^rejected null /)
    const shown = (await (await client.fetch(shopper)).text()).replaceAll('&#39;', "'")
    expect(shown).toContain("We couldn't verify you")
    expect(shown).toContain(why)
    expect(await mails(client)).toEqual(["We couldn't verify you"])
  })

  it('CALL-116 an application that the applicant stops becomes abandoned, and accepts no photo afterwards', async () => {
    const client = await applicant()
    expect(await shownHeading(client, `${shopper}&task=stop`)).toBe('Stop this verification?')
    await sendForm(client, 'stop')
    expect(await summary(client)).toMatch(/^abandoned null /)
    await sendPhoto(client, 'identityDocument')
    expect(await summary(client)).toMatch(/^abandoned null notStarted/)
  })

  it('CALL-116 VERIF-086 after a failed task, the applicant repeats only this task, and the other results remain', async () => {
    const client = await applicant()
    await sendPhoto(client, 'identityDocument')
    await sendPhoto(client, 'selfie')
    await sendForm(client, 'address', { ...address, street: 'Long Road' })
    await pass(client, checkTime)
    expect(await summary(client)).toBe('initializing incomplete completedSuccess completedSuccess tryAgain notStarted')
    const list = await (await client.fetch(shopper)).text()
    expect(list).toContain('aria-label="Try again: Address"')
    expect(list).toContain('Correct your address')
    expect(list).toContain('Add the house number')
    // A second photo does not replace a photo whose check has succeeded.
    await sendPhoto(client, 'selfie')
    expect(await summary(client)).toContain('completedSuccess completedSuccess tryAgain')
    await sendForm(client, 'address', address)
    await pass(client, checkTime)
    expect(await summary(client)).toContain('completedSuccess completedSuccess completedSuccess notStarted')
  })

  it('CALL-116 VERIF-087 a verification fails after three failed attempts at a task; the control API can reopen the task', async () => {
    const client = await applicant()
    for (const status of ['tryAgain', 'tryAgain', 'completedFailed']) {
      // eslint-disable-next-line no-await-in-loop -- one try after the other
      await sendForm(client, 'address', { ...address, street: 'Long Road' })
      // eslint-disable-next-line no-await-in-loop -- each try is checked before the next
      await pass(client, checkTime)
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names the try
      expect((await summary(client)).split(' ')[4]).toBe(status)
    }
    expect(await summary(client)).toMatch(/^initializing failed /)
    expect(await shownHeading(client)).toBe("We couldn't verify you")
    await client.control('POST', 'applications', {
      productName: 'individualShopperTier1',
      move: 'askForMore',
      task: 'address',
    })
    expect(await summary(client)).toMatch(/^initializing incomplete notStarted notStarted tryAgain/)
  })

  it('CALL-116 an incomplete application is not submitted for review', async () => {
    const client = await applicant()
    await sendPhoto(client, 'identityDocument')
    await pass(client, checkTime)
    await sendForm(client, '')
    await sendForm(client, 'review')
    expect(await summary(client)).toBe('initializing incomplete completedSuccess notStarted notStarted notStarted')
  })

  it('CALL-116 VERIF-086 an applicant who signs in with another browser continues with the next task', async () => {
    const client = await applicant()
    await sendPhoto(client, 'identityDocument')
    const elsewhere = makeJar(client.address)
    await elsewhere.fetch('/authenticate/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: client.email, password: client.password }).toString(),
    })
    expect(await headingOf(elsewhere.fetch(shopper))).toBe('Take a selfie')
  })

  it('CALL-116 concurrent requests create only one application, and it is decided only once', async () => {
    const client = await makeUser()
    await Promise.all(Array.from({ length: 4 }, () => client.fetch(shopper)))
    expect((await client.rest('GET', '/compliance/applications')).body).toHaveLength(1)
    await collect(client)
    await Promise.all(Array.from({ length: 3 }, () => sendForm(client, '')))
    await pass(client, 48 * hour)
    await Promise.all(Array.from({ length: 4 }, () => client.fetch(shopper)))
    expect(await mails(client)).toEqual(['You are verified'])
    expect(await steps(client)).toEqual(['applied', 'collected', 'inReview', 'decided'])
  })

  it('CALL-116 the query string selects the product of the application; an unknown product gets 404', async () => {
    const recipient = await makeUser()
    await recipient.fetch('/id/verify?context=dashboard&payouts=true&accept-invite-payload=x')
    expect(at(await seen(recipient), 'productName')).toBe('payoutsRecipient')
    // An invite parameter without a value counts as no invite.
    const shopping = await makeUser()
    await shopping.fetch('/id/verify?context=dashboard&accept-invite-payload=')
    expect(at(await seen(shopping), 'productName')).toBe('individualShopperTier1')
    const nobody = await makeUser()
    expect((await nobody.fetch('/id/verify?apply=famous')).status).toBe(404)
    expect(await summary(nobody)).toBe('none')
  })
})

describe('access to the verification app', () => {
  it('ROUTE-058 CALL-116 a visitor without a session is redirected to sign-in, with the verification app as return URL', async () => {
    const jar = makeJar((await stillSandbox()).address)
    for (const method of ['GET', 'POST']) {
      // eslint-disable-next-line no-await-in-loop -- one cookie jar
      const response = await jar.fetch(shopper, {
        method,
        ...(method === 'POST' ? { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' } : {}),
      })
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        `/authenticate/login?redirect=${encodeURIComponent(shopper)}`,
      ])
    }
  })

  it('A1 A2 a request from another site is rejected, and no request changes the application of another user', async () => {
    const [one, other] = await Promise.all([applicant(), applicant()])
    const evil = { origin: 'https://evil.example' }
    expect((await sendPhoto(one, 'identityDocument', undefined, evil)).status).toBe(403)
    expect((await sendForm(one, 'stop', {}, evil)).status).toBe(403)
    await sendForm(other, 'stop')
    expect(await summary(one)).toMatch(/^initializing incomplete notStarted/)
  })

  it('X1 the permissions policy allows the camera only on the pages of the verification app', async () => {
    const client = await makeUser()
    const policyOf = async (path: string) => (await client.fetch(path)).headers.get('permissions-policy')
    expect(await policyOf(shopper)).toContain('camera=(self)')
    for (const path of ['/id/home', '/sandbox', '/auth/session', '/authenticate/login', '/invoice?id=x']) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names the path
      expect(await policyOf(path), path).toContain('camera=()')
    }
  })
})

describe('changes of an application’s status', () => {
  const move = (client: Client, name: string, more = {}) =>
    client.control('POST', 'applications', { productName: 'individualShopperTier1', move: name, ...more })

  it('CALL-116 CALL-119 the control API can make an application approved, rejected, abandoned, incomplete, failed or pending', async () => {
    const client = await makeUser()
    await move(client, 'approve')
    expect(await summary(client)).toMatch(/^approved null/)
    await move(client, 'reject', { reason: 'A <b> reason.' })
    expect(await summary(client)).toMatch(/^rejected null/)
    expect(await (await client.fetch(shopper)).text()).toContain('A &lt;b&gt; reason.')
    await move(client, 'abandon')
    expect(await summary(client)).toMatch(/^abandoned null/)
    await move(client, 'askForMore', { task: 'selfie', reason: 'The face is half in the dark.' })
    expect(await summary(client)).toBe('initializing incomplete notStarted tryAgain notStarted notStarted')
    expect(await steps(client)).toEqual(['applied'])
    await move(client, 'failTask', { task: 'selfie' })
    expect(await summary(client)).toBe('initializing failed notStarted completedFailed notStarted notStarted')
    await move(client, 'review')
    expect(await summary(client)).toMatch(/^pending awaitingApproval/)
    await expect(move(client, 'promote')).rejects.toThrow('400')
  })

  it('CALL-119 the control page can set a task of an application to "tryAgain"', async () => {
    const client = await makeUser()
    const post = (fields: Readonly<Record<string, string>>) =>
      client.fetch('/sandbox/page/applications', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      })
    const fields = { productName: 'individualShopperTier1', task: 'address', reason: '' }
    await post({ ...fields, move: 'promote' })
    expect(await summary(client)).toBe('none')
    await post({ ...fields, move: 'askForMore' })
    expect(await summary(client)).toBe('initializing incomplete notStarted notStarted tryAgain notStarted')
    expect(await (await client.fetch('/sandbox')).text()).toContain('address tryAgain')
  })

  it('VERIF-053 a payout that waits for the verification of its recipient is released when the review approves the recipient', async () => {
    const client = await makeUser('recipient')
    const product = { productName: 'payoutsRecipient' }
    await client.control('POST', 'addresses/approve', {})
    await client.control('POST', 'applications', { ...product, move: 'review' })
    const wanted = { payor: 'Tidewater Studios', amount: '12.50' }
    expect(at(await client.control('POST', 'payouts', wanted), 'hold')).toBe('verification')
    await pass(client, 48 * hour)
    expect(at(await client.control('GET', 'payouts'), 'held')).toEqual([])
  })

  it('CALL-100 CALL-116 each change emits an event on the event stream of the application', async () => {
    const client = await applicant()
    const id = String(at(await seen(client), 'applicationId'))
    const stream = await client.fetch(`/compliance/applications/${id}/events?csrf=${client.csrf}`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const nextEvent = async (): Promise<string> => {
      const { value = '', done } = (await reader?.read()) ?? { done: true }
      return value.includes('applicationUpdated') || done ? value : nextEvent()
    }
    await sendPhoto(client, 'identityDocument')
    expect(await nextEvent()).toContain(id)
    await pass(client, checkTime)
    expect(await nextEvent()).toContain(id)
    await reader?.cancel()
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBrowser } from '../../docs/examples/terminal/browser.ts'
import { signIn } from '../../docs/examples/terminal/sign-in.ts'
import { account, at, type Client, type Running, startSandbox } from '../sandbox/running.ts'
import { drive, inOrder, scripted } from './drive.ts'

// The clock of the sandbox stands still, so that no two-factor code expires during a test.
const moment = Date.now()
let running: Running

beforeAll(async () => {
  running = await startSandbox({ clock: () => moment })
})
afterAll(() => running.close())

const failNext = (client: Client, call: string, status = 500, times = 1): Promise<unknown> =>
  client.control('POST', 'faults', { call, kind: 'status', status, times })

const signedInWith = ({ email, password }: Client, ...lines: ReadonlyArray<string>): Promise<string> =>
  drive(running.address, [email, password, ...lines])

const expectCourse = (text: string, parts: ReadonlyArray<string>): void => expect(inOrder(text, parts)).toEqual(parts)

const callsOf = async (client: Client): Promise<ReadonlyArray<string>> => {
  const calls = at(await client.control('GET', 'calls'), 'calls')
  return Array.isArray(calls) ? calls.map((call) => String(at(call, 'name'))) : []
}

describe('sign-in and home in the terminal', () => {
  it('HOME-023 HOME-028 SESS-020 a user of the terminal signs in, sees home, joins the waitlist and signs out', async () => {
    const client = await account('shopper', { firstName: 'Ada', lastName: 'Norris', payments: 3 }, running)
    const text = await signedInWith(client, 'join waitlist', 'home', 'sign out')
    expectCourse(text, [
      'Email:',
      'Password:',
      'Welcome, Ada',
      'Recent Activity',
      'The new Paydeck Card',
      'Prices',
      'BTC  Bitcoin',
      '1 Home   2 Join Waitlist   3 Security   4 Sign Out',
      'You are on the waitlist.',
      '1 Home   2 Security   3 Sign Out',
      'Welcome, Ada',
      'You are on the waitlist.',
      'You have signed out.',
      'Goodbye.',
    ])
    expect(text).toMatch(/You have signed out\.\nGoodbye\.\n$/)
    expect(text).not.toContain('\u001b')
    expect(await callsOf(client)).toEqual(
      expect.arrayContaining(['POST /marketing/marketingOptIn', 'POST /auth/logout']),
    )
    const known = await client.rest('GET', `/marketing/marketingOptIn?email=${encodeURIComponent(client.email)}`)
    expect(at(known.body, 'attributes')).toEqual(['Card Waitlist'])
  })

  it('SESS-054 the terminal reports a login to analytics once', async () => {
    const client = await account('shopper', {}, running)
    await signedInWith(client, 'home')
    expect(at(await client.control('GET', 'analytics'), 'events')).toMatchObject([{ eventName: 'Login Success' }])
  })

  it('HOME-028 the terminal prints home after the waitlist status and the passkey offer have loaded, and not before', async () => {
    const client = await account('shopper', { passkeysEnabled: true, passkeys: 0 }, running)
    await client.rest('POST', '/marketing/marketingOptIn', { email: client.email, attribute: 'Card Waitlist' })
    const text = await signedInWith(client)
    expectCourse(text, ['You are on the waitlist.', 'Setup a Passkey', 'Prices'])
    expect(text).not.toContain('Join Waitlist')
  })

  it('HOME-025 ERR-019 the terminal does not offer the waitlist to a user outside the U.S.', async () => {
    const text = await signedInWith(await account('abroad', {}, running))
    expect(text).toContain('Waitlist unavailable. Paydeck Card available to U.S. residents only.')
    expect(text).not.toContain('Join Waitlist')
  })

  it('after a wrong password, the terminal asks for email and password again', async () => {
    const client = await account('shopper', {}, running)
    const text = await drive(running.address, [client.email, 'wrong', client.email, client.password])
    expectCourse(text, ['The email address or the password is wrong.', 'Email:', 'Password:', 'Welcome'])
  })

  it('if two-factor authentication is on, the terminal asks for the code, and asks again if the code was wrong', async () => {
    const client = await account('shopper', { otpEnabled: true }, running)
    const code = String(at(await client.control('GET', 'account'), 'code'))
    const wrong = code === '000000' ? '000001' : '000000'
    const text = await signedInWith(client, wrong, code, 'sign out')
    expectCourse(text, ['Code:', 'This code is wrong', 'Code:', 'Welcome', 'You have signed out.'])
  })

  it('ROUTE-057 when password and code are correct, `signIn` returns the path in the query parameter `redirect`', async () => {
    const client = await account('shopper', { otpEnabled: true }, running)
    const code = String(at(await client.control('GET', 'account'), 'code'))
    const terminal = scripted([client.email, client.password, code])
    const place = '/authenticate/login?redirect=%2Fid%2Fcard%2F7'
    expect(await signIn(terminal, makeBrowser(running.address), place)).toBe('/id/card/7')
  })

  it('if the input ends at any prompt, the terminal says goodbye', async () => {
    const client = await account('shopper', {}, running)
    const lines = [client.email, client.password, 'nonsense', '2']
    for (let length = 0; length <= lines.length; length += 1) {
      expect(await drive(running.address, lines.slice(0, length))).toMatch(/Goodbye\.\n$/)
    }
  })
})

describe('receiving addresses in the terminal', () => {
  it('RECV-009 RECV-010 RECV-069 the terminal lists addresses and payout requests; the user can undo an accepted request', async () => {
    const client = await account('recipient', { otpEnabled: false }, running)
    const text = await signedInWith(client, 'receiving addresses', 'accept invite', 'undo', 'home')
    expectCourse(text, [
      'Receiving Addresses',
      'Your addresses',
      'These addresses are used when a sender wants to send you a payment.',
      'Setup two-factor authentication to make changes to your receiving addresses.',
      'wants to send you a payment.',
      'Payments will go to Savings (BTC …f3t4).',
      'Accept Invite',
      'Payments from Cobalt Research go to Savings (BTC …f3t4).',
      'Undo',
      'Cobalt Research is back in your payout requests.',
      'Welcome',
    ])
    expect(await callsOf(client)).toEqual(expect.arrayContaining(['AddPayorToProfile', 'RemovePayorFromProfile']))
  })

  it('RECV-085 RECV-026 RECV-095 after invalid input, the terminal asks again, then adds the address and shows it as pending', async () => {
    const client = await account('recipient', { otpEnabled: false }, running)
    const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const text = await signedInWith(
      client,
      'receiving addresses',
      'add receiving address',
      'usdt',
      'ether',
      'eth',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
      '',
      '',
      right,
      'Rainy days',
      'home',
    )
    expectCourse(text, [
      'Add Receiving Address',
      'Your address will be approved within 24 hours.',
      'Currency (BTC): ',
      'Not Available',
      'Currency (BTC): ',
      'Wallet Address: ',
      'Invalid wallet address for currency ETH.',
      'Currency (ETH): ',
      'Your address was added.',
      'Rainy days',
      'Pending approval',
    ])
    expect(
      (await callsOf(client)).filter((call) => ['CreateWallet', 'createPayoutProfile', 'UpdateWallet'].includes(call)),
    ).toEqual(['CreateWallet', 'createPayoutProfile'])
  })

  it('the terminal offers receiving addresses only to recipients; if the input ends early, no address is added', async () => {
    expect(await signedInWith(await account('shopper', {}, running))).not.toContain('Receiving Addresses')
    const client = await account('recipient', { otpEnabled: false }, running)
    const lines = ['receiving addresses', 'add receiving address', 'btc', 'bc1', 'Mine']
    for (let length = 1; length < lines.length; length += 1) {
      expect(await signedInWith(client, ...lines.slice(0, length))).toMatch(/Goodbye\.\n$/)
    }
    expect(await callsOf(client)).not.toContain('CreateWallet')
  })
})

describe('security page in the terminal', () => {
  const isSignedIn = async (client: Client): Promise<boolean> =>
    (await client.rest('GET', '/auth/sessions')).status === 200

  it('PROF-005 A5 the security page lists devices and events, and signs out all other devices after the user has confirmed', async () => {
    const client = await account('shopper', {}, running)
    const text = await signedInWith(
      client,
      'security',
      'sign out all others',
      'cancel',
      'sign out all others',
      'sign out',
      'home',
    )
    expectCourse(text, [
      'Signed-in devices',
      'This device',
      'Security history',
      'Signed in',
      '1 Sign out all others   2 Home',
      'They are signed out right away, in every tab. You stay signed in here.',
      '1 Sign out   2 Cancel',
      '1 Sign out all others   2 Home',
      '1 Sign out   2 Cancel',
      'All other devices were signed out.',
      'All other devices signed out',
      '1 Home',
      'Welcome',
    ])
    expect(await isSignedIn(client)).toBe(false)
  })

  it('no device is signed out until the user confirms; if the request fails, the security page shows the failure', async () => {
    const client = await account('shopper', {}, running)
    await signedInWith(client, 'security', 'sign out all others')
    expect(await isSignedIn(client)).toBe(true)
    await failNext(client, 'POST /auth/sessions/end-others')
    const text = await signedInWith(client, 'security', 'sign out all others', 'sign out', 'home')
    expectCourse(text, [
      '1 Sign out   2 Cancel',
      "We couldn't finish signing out. Try again.",
      '1 Sign out all others   2 Home',
      'Welcome',
    ])
    expect(await isSignedIn(client)).toBe(true)
  })

  it('if the devices fail to load, the security page still shows the security history', async () => {
    const client = await account('shopper', {}, running)
    await failNext(client, 'GET /auth/sessions')
    expectCourse(await signedInWith(client, 'security', 'home'), [
      "We couldn't load your signed-in devices.",
      'Security history',
      'Signed in',
      '1 Home',
      'Welcome',
    ])
  })
})

describe('terminal when the provider fails', () => {
  it('SHELL-020 SESS-051 the terminal shows an error in place of home, and after a retry shows home', async () => {
    const client = await account('shopper', {}, running)
    await failNext(client, 'START_GET_BASIC_INFO')
    expectCourse(await signedInWith(client, ''), ['Something went wrong.', 'Try Again', 'Welcome'])
  })

  it('SHELL-020 if the provider cannot be reached, the terminal shows an error', async () => {
    const text = await drive('http://127.0.0.1:9', [''])
    expectCourse(text, ['Something went wrong.', 'Try Again', 'Something went wrong.', 'Goodbye.'])
  })

  it('CARD-025 if the cards fail to load, the terminal shows home without cards, and loads the cards on request', async () => {
    const client = await account('cardholder', {}, running)
    await failNext(client, 'GetDebitCards')
    const text = await signedInWith(client, 'load the cards again')
    expectCourse(text, [
      'Welcome, Ben',
      '2 Load the cards again',
      'Welcome, Ben',
      'Everyday  •••• ',
      '1 Home   2 Security   3 Sign Out',
    ])
  })

  it('ERR-020 if prices fail to load, the terminal shows them as unavailable, and loads them again when home is reopened', async () => {
    const client = await account('shopper', {}, running)
    await failNext(client, 'GET /rates/history/:code/USD', 500, 4)
    expectCourse(await signedInWith(client, 'home'), ['Prices are unavailable at this time.', 'BTC  Bitcoin', '$'])
  })

  it('ERR-017 HOME-024 if joining the waitlist fails, the terminal shows the failure, and lets the user try again', async () => {
    const client = await account('shopper', {}, running)
    await failNext(client, 'POST /marketing/marketingOptIn')
    expectCourse(await signedInWith(client, 'join waitlist', 'join waitlist'), [
      'There was an error adding you to the list. Please try again later.',
      '2 Join Waitlist',
      'You are on the waitlist.',
    ])
  })

  it('SESS-023 if the sign-out fails, the terminal says that the user is still signed in', async () => {
    const client = await account('shopper', {}, running)
    await failNext(client, 'POST /auth/logout')
    expectCourse(await signedInWith(client, 'sign out', 'sign out'), [
      'You are still signed in.',
      'Sign Out',
      'You have signed out.',
    ])
  })

  it('ERR-001 SESS-018 when the session has ended, the terminal asks the user to sign in again, and then shows home again', async () => {
    const client = await account('shopper', {}, running)
    await failNext(client, 'POST /marketing/marketingOptIn', 401)
    const text = await signedInWith(client, 'join waitlist', client.email, client.password, 'join waitlist')
    expectCourse(text, ['Welcome', 'Email:', 'Password:', 'Welcome', 'You are on the waitlist.'])
  })
})

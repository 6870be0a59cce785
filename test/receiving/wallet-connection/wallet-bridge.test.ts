import { malformed, rejected, unauthorized, unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { account, connectionAt, sepolia } from './bench.ts'

const waiting = E.right({ status: 'waiting' } as const)
const approved = (chainId = sepolia, address = account) => E.right({ status: 'approved', address, chainId } as const)
const notConnected = "We couldn't connect your wallet. Try again, or paste its address."
const unreachableText = "We can't reach your wallet right now. Keep this dialog open while we try again."

it('RECV-061 CALL-114 the bridge client calls `v1`, then `connect`, opens the wallet page, and polls for the response', async () => {
  const bench = connectionAt()
  bench.connection.connect('bridge')
  expect([bench.askingButton(), bench.view().asking?.link]).toEqual(['Wallet connect', null])
  await bench.answer('v1', E.right({ chainIds: [1, sepolia] }))
  await bench.answer('connect', E.right({ id: 'p1', address: '/wallet?pairing=p1' }))
  expect(bench.tabs).toEqual(['/wallet?pairing=p1'])
  // The link stays visible, since the browser may have blocked the tab.
  expect(bench.view().asking?.link).toEqual({ label: 'Open wallet', address: '/wallet?pairing=p1' })
  await bench.clock.advance(1999)
  expect(bench.askedQuestions()).toEqual(['v1', 'connect'])
  await bench.clock.advance(1)
  await bench.answer('session', waiting)
  await bench.poll(waiting)
  expect([bench.given, bench.closed, bench.askingButton()]).toEqual([[], [], 'Wallet connect'])
  await bench.poll(approved())
  expect(bench.inputsOf('session')).toEqual([{ id: 'p1' }, { id: 'p1' }, { id: 'p1' }])
  expect(bench.tabs).toHaveLength(1)
})

it('RECV-059 RECV-116 after approval in the wallet, the account is filled in, the dialog closes and the bridge disconnects', async () => {
  const bench = connectionAt()
  await bench.pair()
  await bench.poll(approved())
  expect([bench.given, bench.closed, bench.inputsOf('disconnect')]).toEqual([
    [account],
    ['web3-options'],
    [{ id: 'p1' }],
  ])
  bench.connection.close()
  await bench.clock.advance(600_000)
  expect(bench.askedQuestions()).toEqual(['v1', 'connect', 'session', 'disconnect'])
  expect([bench.alertText(), bench.askingButton(), bench.given.length]).toEqual([null, null, 1])
})

it.each([
  ['localhost:4280', sepolia],
  ['test.pay.example', sepolia],
  ['staging.pay.example', sepolia],
  ['pay.example', 1],
])('RECV-060 if the app runs on %s, the bridge connects to the network with the id %d', async (host, chainId) => {
  const bench = connectionAt(host)
  await bench.pair()
  expect(bench.inputsOf('connect')).toEqual([{ chainId }])
  await bench.poll(approved(chainId))
  expect(bench.given).toEqual([account])
})

it('RECV-060 an account on another network is not filled in, and an alert names the required network', async () => {
  const bench = connectionAt('pay.example')
  await bench.pair()
  await bench.poll(approved(sepolia))
  expect([bench.given, bench.closed, bench.askingButton()]).toEqual([[], [], null])
  expect(bench.alertText()).toBe('Your wallet is on another network. Switch to Ethereum, then try again.')
})

it('RECV-117 no pairing starts if the bridge does not support the required network', async () => {
  const bench = connectionAt()
  bench.connection.connect('bridge')
  await bench.answer('v1', E.right({ chainIds: [1] }))
  expect([bench.askedQuestions(), bench.alertText(), bench.askingButton()]).toEqual([['v1'], notConnected, null])
})

it.each([
  ['rejected', 'You declined the connection in your wallet. Nothing was connected.'],
  ['expired', "Your wallet didn't respond in time. Try again."],
] as const)(
  'if the status of a pairing is "%s", the dialog shows a message, and polling stops',
  async (status, words) => {
    const bench = connectionAt()
    await bench.pair()
    await bench.poll(E.right({ status }))
    expect([bench.alertText(), bench.askingButton(), bench.given, bench.closed]).toEqual([words, null, [], []])
    await bench.clock.advance(600_000)
    expect(bench.askedQuestions()).toEqual(['v1', 'connect', 'session', 'disconnect'])
  },
)

it.each(['v1', 'connect'] as const)(
  'ERR-035 RECV-062 a failed call of %s causes a caution alert and a log entry, and can be retried',
  async (question) => {
    for (const [fault, words, line] of [
      [unreachable, notConnected, 'no answer'],
      [rejected(500, 'stack'), notConnected, 'refused with status 500'],
      [
        rejected(429, 'Too many attempts. Try again in 9 seconds.'),
        'Too many attempts. Try again in 9 seconds.',
        'refused with status 429',
      ],
      [
        rejected(422, "We don't support wallets on this network."),
        "We don't support wallets on this network.",
        'refused with status 422',
      ],
      [malformed('x'), notConnected, 'unreadable answer (x)'],
      [unauthorized, notConnected, 'not signed in'],
    ] as const) {
      const bench = connectionAt()
      bench.connection.connect('bridge')
      if (question === 'connect') await bench.answer('v1', E.right({ chainIds: [sepolia] }))
      await bench.answer(question, E.left(fault))
      expect(bench.view().alert).toEqual({ tone: 'caution', text: words })
      expect([bench.logged, bench.tabs, bench.askingButton()]).toEqual([
        [`The wallet bridge failed: ${line}`],
        [],
        null,
      ])
      bench.connection.connect('bridge')
      expect([bench.alertText(), bench.askingButton()]).toEqual([null, 'Wallet connect'])
    }
  },
)

it.each([rejected(404, 'Not found.'), rejected(403, null), malformed('x'), unauthorized])(
  'ERR-034 RECV-062 RECV-119 an error response to a poll ends the pairing with a caution alert: %j',
  async (fault) => {
    const bench = connectionAt()
    await bench.pair()
    await bench.poll(E.left(fault))
    expect(bench.view().alert).toEqual({ tone: 'caution', text: notConnected })
    expect([bench.askingButton(), bench.logged.length]).toEqual([null, 1])
    await bench.clock.advance(600_000)
    expect(bench.inputsOf('session')).toHaveLength(1)
  },
)

it.each([unreachable, rejected(500), rejected(503, 'Busy'), rejected(429, 'Slowly')])(
  'ERR-034 RECV-062 F5 RECV-119 a temporary failure of a poll shows an alert until the next poll succeeds: %j',
  async (fault) => {
    const bench = connectionAt()
    await bench.pair()
    await bench.poll(E.left(fault))
    expect([bench.view().alert, bench.askingButton()]).toEqual([
      { tone: 'caution', text: unreachableText },
      'Wallet connect',
    ])
    await bench.poll(waiting)
    expect(bench.alertText()).toBeNull()
    await bench.poll(E.left(fault))
    await bench.poll(approved())
    expect([bench.given, bench.alertText()]).toEqual([[account], null])
  },
)

it('if the call `disconnect` fails, the failure is logged, and the user sees no error', async () => {
  const bench = connectionAt()
  await bench.pair()
  await bench.poll(approved())
  await bench.answer('disconnect', E.left(unreachable))
  expect([bench.alertText(), bench.logged]).toEqual([null, ['The wallet bridge failed: no answer']])
})

it('a pairing ends after five minutes if the user does not respond in the wallet', async () => {
  const bench = connectionAt()
  await bench.pair()
  for (let look = 1; look < 150; look += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one poll after the other
    await bench.poll(waiting)
  }
  await bench.clock.advance(1999)
  expect([bench.alertText(), bench.askingButton()]).toEqual([null, 'Wallet connect'])
  await bench.clock.advance(1)
  expect([bench.alertText(), bench.askingButton()]).toEqual(["Your wallet didn't respond in time. Try again.", null])
  expect(bench.inputsOf('disconnect')).toEqual([{ id: 'p1' }])
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://wallet.example/p1',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https://',
  'https://user@evil.example/',
  'wallet?pairing=p1',
  '',
])(
  'X7 RECV-120 a wallet page is not opened if its URL is neither on this origin nor valid https: %j',
  async (address) => {
    const bench = connectionAt()
    const links: Array<unknown> = []
    bench.connection.view.changes$.subscribe(({ asking }) => void links.push(asking?.link ?? null))
    await bench.pair(address)
    expect([bench.tabs, bench.view().asking, bench.alertText()]).toEqual([[], null, notConnected])
    expect(links.filter((link) => link !== null)).toEqual([])
  },
)

it.each(['/wallet?pairing=p1', 'https://wallet.example/connect?uri=wc%3Ap1#x', 'https://wallet.example:8443'])(
  'a wallet page is opened if its URL is on this origin or uses https: %s',
  async (address) => {
    const bench = connectionAt()
    await bench.pair(address)
    expect([bench.tabs, bench.view().asking?.link?.address]).toEqual([[address], address])
  },
)

it('F4 while a pairing is pending, neither wallet button starts a second pairing', async () => {
  const bench = connectionAt()
  await bench.pair()
  bench.connection.connect('bridge')
  bench.connection.connect('injected')
  await bench.poll(waiting)
  expect([bench.askedQuestions(), bench.askingButton()]).toEqual([['v1', 'connect', 'session'], 'Wallet connect'])
})

it('closing the dialog ends a pairing that is starting, is pending, or is being polled', async () => {
  const early = connectionAt()
  early.connection.connect('bridge')
  early.connection.close()
  await early.answer('v1', E.right({ chainIds: [sepolia] }))
  await early.answer('connect', E.right({ id: 'p1', address: '/wallet?pairing=p1' }))
  expect([early.opened, early.askingButton(), early.alertText()]).toEqual([[], null, null])

  const later = connectionAt()
  await later.pair()
  later.connection.close()
  await later.clock.advance(600_000)
  expect([later.askedQuestions(), later.askingButton(), later.alertText()]).toEqual([
    ['v1', 'connect', 'disconnect'],
    null,
    null,
  ])

  const last = connectionAt()
  await last.pair()
  await last.clock.advance(2000)
  last.connection.close()
  await last.answer('session', approved())
  expect([last.given, last.closed, last.inputsOf('disconnect').length]).toEqual([[], [], 1])
})

it('a response to an earlier, closed pairing is ignored while the next pairing is pending', async () => {
  const bench = connectionAt()
  await bench.pair()
  await bench.clock.advance(2000)
  bench.connection.close()
  await bench.pair('/wallet?pairing=p2')
  await bench.answer('session', approved())
  expect([bench.given, bench.askingButton()]).toEqual([[], 'Wallet connect'])
})

it('X13 a sign-out during a pairing stops the polling, and a late response is ignored', async () => {
  for (const isLooking of [true, false]) {
    const bench = connectionAt()
    await bench.pair()
    await bench.clock.advance(isLooking ? 2000 : 1000)
    bench.stores.resetAll()
    if (isLooking) await bench.answer('session', approved())
    await bench.clock.advance(600_000)
    bench.connection.close()
    expect([bench.given, bench.closed, bench.alertText(), bench.askingButton()]).toEqual([[], [], null, null])
    expect([bench.inputsOf('session').length, bench.inputsOf('disconnect').length]).toEqual([isLooking ? 1 : 0, 0])
  }
})

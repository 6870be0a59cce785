import { malformed, rejected, unauthorized, unreachable } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { account, connectionAt, sepolia } from './bench.ts'

const waiting = E.right({ status: 'waiting' } as const)
const approved = (chainId = sepolia, address = account) => E.right({ status: 'approved', address, chainId } as const)
const notConnected = 'Your wallet could not be connected. Try again, or paste its address.'
const interrupted = 'There is no answer at the moment. Keep this dialog open: we go on asking.'

it('RECV-061 CALL-114 asks for version 1, connects, opens the page of the wallet, and looks how it stands until it is answered', async () => {
  const bench = connectionAt()
  bench.connection.connect('bridge')
  expect([bench.asking(), bench.view().asking?.link]).toEqual(['Wallet connect', null])
  await bench.answer('v1', E.right({ chainIds: [1, sepolia] }))
  await bench.answer('connect', E.right({ id: 'p1', address: '/wallet?pairing=p1' }))
  expect(bench.tabs).toEqual(['/wallet?pairing=p1'])
  // The browser may have opened none.
  expect(bench.view().asking?.link).toEqual({ label: 'Open the wallet', address: '/wallet?pairing=p1' })
  await bench.clock.advance(1999)
  expect(bench.asked()).toEqual(['v1', 'connect'])
  await bench.clock.advance(1)
  await bench.answer('session', waiting)
  await bench.look(waiting)
  expect([bench.given, bench.closed, bench.asking()]).toEqual([[], [], 'Wallet connect'])
  await bench.look(approved())
  expect(bench.askedFor('session')).toEqual([{ id: 'p1' }, { id: 'p1' }, { id: 'p1' }])
  expect(bench.tabs).toHaveLength(1)
})

it('RECV-059 RECV-116 fills in the account, closes its dialog, lets the wallet go, and does nothing else', async () => {
  const bench = connectionAt()
  await bench.pair()
  await bench.look(approved())
  expect([bench.given, bench.closed, bench.askedFor('disconnect')]).toEqual([
    [account],
    ['web3-options'],
    [{ id: 'p1' }],
  ])
  bench.connection.close()
  await bench.clock.advance(600_000)
  expect(bench.asked()).toEqual(['v1', 'connect', 'session', 'disconnect'])
  expect([bench.told(), bench.asking(), bench.given.length]).toEqual([null, null, 1])
})

it.each([
  ['localhost:4280', sepolia],
  ['test.pay.example', sepolia],
  ['staging.pay.example', sepolia],
  ['pay.example', 1],
])('RECV-060 connects on the network of %s, %d', async (host, chainId) => {
  const bench = connectionAt(host)
  await bench.pair()
  expect(bench.askedFor('connect')).toEqual([{ chainId }])
  await bench.look(approved(chainId))
  expect(bench.given).toEqual([account])
})

it('RECV-060 takes no account of another network, and says which one to go to', async () => {
  const bench = connectionAt('pay.example')
  await bench.pair()
  await bench.look(approved(sepolia))
  expect([bench.given, bench.closed, bench.asking()]).toEqual([[], [], null])
  expect(bench.told()).toBe('Your wallet is on another network. Switch it to Ethereum, and try again.')
})

it('RECV-117 begins nothing on a bridge that does not serve the network', async () => {
  const bench = connectionAt()
  bench.connection.connect('bridge')
  await bench.answer('v1', E.right({ chainIds: [1] }))
  expect([bench.asked(), bench.told(), bench.asking()]).toEqual([['v1'], notConnected, null])
})

it.each([
  ['rejected', 'You declined in your wallet, so nothing is connected.'],
  ['expired', 'Your wallet did not answer in time. Try again.'],
] as const)('tells that a pairing was %s, and asks no more', async (status, words) => {
  const bench = connectionAt()
  await bench.pair()
  await bench.look(E.right({ status }))
  expect([bench.told(), bench.asking(), bench.given, bench.closed]).toEqual([words, null, [], []])
  await bench.clock.advance(600_000)
  expect(bench.asked()).toEqual(['v1', 'connect', 'session', 'disconnect'])
})

it.each(['v1', 'connect'] as const)(
  'ERR-035 RECV-062 shows what went wrong with %s as a caution alert, logs it, and can be pressed again',
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
      expect([bench.logged, bench.tabs, bench.asking()]).toEqual([[`The wallet bridge failed: ${line}`], [], null])
      bench.connection.connect('bridge')
      expect([bench.told(), bench.asking()]).toEqual([null, 'Wallet connect'])
    }
  },
)

it.each([rejected(404, 'Not found.'), rejected(403, null), malformed('x'), unauthorized])(
  'ERR-034 RECV-062 RECV-119 ends with a session that cannot be asked for, and says so: %j',
  async (fault) => {
    const bench = connectionAt()
    await bench.pair()
    await bench.look(E.left(fault))
    expect(bench.view().alert).toEqual({ tone: 'caution', text: notConnected })
    expect([bench.asking(), bench.logged.length]).toEqual([null, 1])
    await bench.clock.advance(600_000)
    expect(bench.askedFor('session')).toHaveLength(1)
  },
)

it.each([unreachable, rejected(500), rejected(503, 'Busy'), rejected(429, 'Slowly')])(
  'ERR-034 RECV-062 F5 RECV-119 says that there is no answer, and goes on with the pairing that the person has before them: %j',
  async (fault) => {
    const bench = connectionAt()
    await bench.pair()
    await bench.look(E.left(fault))
    expect([bench.view().alert, bench.asking()]).toEqual([{ tone: 'caution', text: interrupted }, 'Wallet connect'])
    await bench.look(waiting)
    expect(bench.told()).toBeNull()
    await bench.look(E.left(fault))
    await bench.look(approved())
    expect([bench.given, bench.told()]).toEqual([[account], null])
  },
)

it('lets a wallet go that cannot be let go, and only logs it', async () => {
  const bench = connectionAt()
  await bench.pair()
  await bench.look(approved())
  await bench.answer('disconnect', E.left(unreachable))
  expect([bench.told(), bench.logged]).toEqual([null, ['The wallet bridge failed: no answer']])
})

it('waits five minutes for a wallet, and not longer', async () => {
  const bench = connectionAt()
  await bench.pair()
  for (let look = 1; look < 150; look += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await bench.look(waiting)
  }
  await bench.clock.advance(1999)
  expect([bench.told(), bench.asking()]).toEqual([null, 'Wallet connect'])
  await bench.clock.advance(1)
  expect([bench.told(), bench.asking()]).toEqual(['Your wallet did not answer in time. Try again.', null])
  expect(bench.askedFor('disconnect')).toEqual([{ id: 'p1' }])
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
])('X7 RECV-120 opens no page that is neither of this origin nor of https: %j', async (address) => {
  const bench = connectionAt()
  const links: Array<unknown> = []
  bench.connection.view.changes$.subscribe(({ asking }) => void links.push(asking?.link ?? null))
  await bench.pair(address)
  expect([bench.tabs, bench.view().asking, bench.told()]).toEqual([[], null, notConnected])
  expect(links.filter((link) => link !== null)).toEqual([])
})

it.each(['/wallet?pairing=p1', 'https://wallet.example/connect?uri=wc%3Ap1#x', 'https://wallet.example:8443'])(
  'RECV-120 opens a page of this origin, or one of https: %s',
  async (address) => {
    const bench = connectionAt()
    await bench.pair(address)
    expect([bench.tabs, bench.view().asking?.link?.address]).toEqual([[address], address])
  },
)

it('F4 begins once, however often and whatever is pressed while a wallet is asked', async () => {
  const bench = connectionAt()
  await bench.pair()
  bench.connection.connect('bridge')
  bench.connection.connect('injected')
  await bench.look(waiting)
  expect([bench.asked(), bench.asking()]).toEqual([['v1', 'connect', 'session'], 'Wallet connect'])
})

it('changes nothing any more once its dialog was closed: before there is a pairing, while it waits, and while it is looked at', async () => {
  const early = connectionAt()
  early.connection.connect('bridge')
  early.connection.close()
  await early.answer('v1', E.right({ chainIds: [sepolia] }))
  await early.answer('connect', E.right({ id: 'p1', address: '/wallet?pairing=p1' }))
  expect([early.opened, early.asking(), early.told()]).toEqual([[], null, null])

  const later = connectionAt()
  await later.pair()
  later.connection.close()
  await later.clock.advance(600_000)
  expect([later.asked(), later.asking(), later.told()]).toEqual([['v1', 'connect', 'disconnect'], null, null])

  const last = connectionAt()
  await last.pair()
  await last.clock.advance(2000)
  last.connection.close()
  await last.answer('session', approved())
  expect([last.given, last.closed, last.askedFor('disconnect').length]).toEqual([[], [], 1])
})

it('gives the account of the newest try alone', async () => {
  const bench = connectionAt()
  await bench.pair()
  await bench.clock.advance(2000)
  bench.connection.close()
  await bench.pair('/wallet?pairing=p2')
  await bench.answer('session', approved())
  expect([bench.given, bench.asking()]).toEqual([[], 'Wallet connect'])
})

it('X13 leaves nothing to a user who signs in while a wallet is asked, and asks nothing for them', async () => {
  for (const isLooking of [true, false]) {
    const bench = connectionAt()
    await bench.pair()
    await bench.clock.advance(isLooking ? 2000 : 1000)
    bench.stores.resetAll()
    if (isLooking) await bench.answer('session', approved())
    await bench.clock.advance(600_000)
    bench.connection.close()
    expect([bench.given, bench.closed, bench.told(), bench.asking()]).toEqual([[], [], null, null])
    expect([bench.askedFor('session').length, bench.askedFor('disconnect').length]).toEqual([isLooking ? 1 : 0, 0])
  }
})

import { rejected } from '@paydeck/core/kernel'
import type { WalletFault } from '@paydeck/core/receiving'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { account, connectionAt, declined, sepolia } from './bench.ts'

const failed: WalletFault = { _tag: 'Failed' }

describe('a wallet in the browser', () => {
  it('RECV-059 fills in the first account that it shows, and closes the dialog', async () => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    expect([bench.asking(), bench.view().asking?.text, bench.view().asking?.link]).toEqual([
      'Metamask',
      'Approve the connection in your wallet.',
      null,
    ])
    await bench.answer('accounts', E.right(['somewhere', '0x12', account, `0x${'1'.repeat(40)}`]))
    await bench.answer('chainId', E.right(sepolia))
    expect([bench.given, bench.closed, bench.told(), bench.asking()]).toEqual([[account], ['web3-options'], null, null])
    expect(bench.asked()).toEqual(['accounts', 'chainId'])
  })

  it('RECV-060 asks it to go to the network of the host, and looks whether it did', async () => {
    const bench = connectionAt('pay.example')
    bench.connection.connect('injected')
    await bench.answer('accounts', E.right([account]))
    await bench.answer('chainId', E.right(sepolia))
    expect([bench.askedFor('switchTo'), bench.given]).toEqual([[{ chainId: 1 }], []])
    await bench.answer('switchTo', E.right(undefined))
    await bench.answer('chainId', E.right(1))
    expect(bench.given).toEqual([account])
  })

  it('RECV-060 says so when it stays on its network', async () => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    await bench.answer('accounts', E.right([account]))
    await bench.answer('chainId', E.right(1))
    await bench.answer('switchTo', E.right(undefined))
    await bench.answer('chainId', E.right(1))
    expect([bench.given, bench.told()]).toEqual([
      [],
      'Your wallet is on another network. Switch it to the Sepolia test network, and try again.',
    ])
  })

  it.each([[[]], [['', '0x', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', `${account}0`]]])(
    'says that it shows no account: %j',
    async (accounts) => {
      const bench = connectionAt()
      bench.connection.connect('injected')
      await bench.answer('accounts', E.right(accounts))
      await bench.answer('chainId', E.right(sepolia))
      expect([bench.given, bench.told(), bench.asking()]).toEqual([
        [],
        'Your wallet shows no account. Choose one there, and try again.',
        null,
      ])
    },
  )

  it.each([
    ['accounts', declined, 'You declined in your wallet, so nothing is connected.'],
    ['accounts', { _tag: 'Busy' }, 'Your wallet already asks you something. Answer it there, and try again.'],
    ['accounts', failed, 'Your wallet could not be connected. Try again, or paste its address.'],
    ['chainId', failed, 'Your wallet could not be connected. Try again, or paste its address.'],
    ['switchTo', declined, 'You declined in your wallet, so nothing is connected.'],
    [
      'switchTo',
      { _tag: 'UnknownNetwork' },
      'Your wallet does not know the Sepolia test network. Add it there, and try again.',
    ],
  ] as const)('tells why nothing is connected when it fails at %s: %j', async (question, fault, words) => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    if (question !== 'accounts') await bench.answer('accounts', E.right([account]))
    if (question === 'switchTo') await bench.answer('chainId', E.right(1))
    await bench.answer(question, E.left(fault))
    expect([bench.view().alert, bench.given, bench.closed]).toEqual([{ tone: 'caution', text: words }, [], []])
    bench.connection.connect('injected')
    expect([bench.told(), bench.asking()]).toEqual([null, 'Metamask'])
  })

  it('F4 is asked once, however often and whatever is pressed', async () => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    bench.connection.connect('injected')
    bench.connection.connect('bridge')
    await bench.answer('accounts', E.right([account]))
    expect(bench.asked()).toEqual(['accounts', 'chainId'])
  })

  it('gives up a wallet that never answers after five minutes, and hears it no more', async () => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    await bench.clock.advance(299_999)
    expect(bench.asking()).toBe('Metamask')
    await bench.clock.advance(1)
    expect([bench.told(), bench.asking()]).toEqual(['Your wallet did not answer in time. Try again.', null])
    await bench.answer('accounts', E.right([account]))
    await bench.answer('chainId', E.right(sepolia))
    expect([bench.given, bench.closed]).toEqual([[], []])
  })

  it('gives every try five minutes of its own', async () => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    await bench.clock.advance(200_000)
    bench.connection.close()
    bench.connection.connect('injected')
    await bench.clock.advance(299_999)
    expect([bench.told(), bench.asking()]).toEqual([null, 'Metamask'])
    await bench.clock.advance(1)
    expect(bench.asking()).toBeNull()
  })

  it('changes nothing once its dialog was closed or a user signed out', async () => {
    for (const leave of ['close', 'reset'] as const) {
      const bench = connectionAt()
      bench.connection.connect('injected')
      await bench.answer('accounts', E.right([account]))
      if (leave === 'close') bench.connection.close()
      else bench.stores.resetAll()
      await bench.answer('chainId', E.right(sepolia))
      expect([bench.given, bench.closed, bench.told(), bench.asking()]).toEqual([[], [], null, null])
    }
  })

  it('RECV-063 cannot be asked where there is none, and the dialog says why; the bridge can', () => {
    const bench = connectionAt()
    const absences = () => bench.view().ways.map(({ label, absent }) => [label, absent])
    expect(absences()).toEqual([
      ['Wallet connect', null],
      ['Metamask', null],
    ])
    bench.isThere.update(() => false)
    expect(absences()).toEqual([
      ['Wallet connect', null],
      ['Metamask', 'There is no Ethereum wallet in this browser.'],
    ])
  })

  it('RECV-059 says on which network, and that nothing is saved yet', () => {
    const leadOf = (host: string) => connectionAt(host).view().lead
    expect(leadOf('localhost')).toBe(
      'Fill in the address of a wallet on the Sepolia test network. Nothing is saved until you press “Save Address”.',
    )
    expect(leadOf('pay.example')).toBe(
      'Fill in the address of a wallet on Ethereum. Nothing is saved until you press “Save Address”.',
    )
  })
})

it('tells nothing that a wallet or a bridge said in place of words', async () => {
  const bench = connectionAt()
  bench.connection.connect('bridge')
  await bench.answer('v1', E.left(rejected(500, '<b>secret</b>')))
  expect(JSON.stringify([bench.view(), bench.logged])).not.toContain('secret')
})

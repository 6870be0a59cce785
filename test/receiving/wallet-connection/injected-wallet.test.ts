import { rejected } from '@paydeck/core/kernel'
import type { WalletFault } from '@paydeck/core/receiving'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { account, connectionAt, declined, sepolia } from './bench.ts'

const failed: WalletFault = { _tag: 'Failed' }

describe('browser wallet connection', () => {
  it('RECV-059 connecting fills in the first valid account of the wallet and closes the dialog', async () => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    expect([bench.askingButton(), bench.view().asking?.text, bench.view().asking?.link]).toEqual([
      'Metamask',
      'Approve the connection in your wallet.',
      null,
    ])
    await bench.answer('accounts', E.right(['somewhere', '0x12', account, `0x${'1'.repeat(40)}`]))
    await bench.answer('chainId', E.right(sepolia))
    expect([bench.given, bench.closed, bench.alertText(), bench.askingButton()]).toEqual([
      [account],
      ['web3-options'],
      null,
      null,
    ])
    expect(bench.askedQuestions()).toEqual(['accounts', 'chainId'])
  })

  it('RECV-060 the app asks the wallet to switch to the required network, and then checks the wallet’s network again', async () => {
    const bench = connectionAt('pay.example')
    bench.connection.connect('injected')
    await bench.answer('accounts', E.right([account]))
    await bench.answer('chainId', E.right(sepolia))
    expect([bench.inputsOf('switchTo'), bench.given]).toEqual([[{ chainId: 1 }], []])
    await bench.answer('switchTo', E.right(undefined))
    await bench.answer('chainId', E.right(1))
    expect(bench.given).toEqual([account])
  })

  it('RECV-060 the connection ends with an error if the wallet stays on the wrong network', async () => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    await bench.answer('accounts', E.right([account]))
    await bench.answer('chainId', E.right(1))
    await bench.answer('switchTo', E.right(undefined))
    await bench.answer('chainId', E.right(1))
    expect([bench.given, bench.alertText()]).toEqual([
      [],
      'Your wallet is on another network. Switch to the Sepolia test network, then try again.',
    ])
  })

  it.each([[[]], [['', '0x', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', `${account}0`]]])(
    'the dialog shows an error if the wallet shares no valid account: %j',
    async (accounts) => {
      const bench = connectionAt()
      bench.connection.connect('injected')
      await bench.answer('accounts', E.right(accounts))
      await bench.answer('chainId', E.right(sepolia))
      expect([bench.given, bench.alertText(), bench.askingButton()]).toEqual([
        [],
        "Your wallet didn't share an account. Choose one there, then try again.",
        null,
      ])
    },
  )

  it.each([
    ['accounts', declined, 'You declined the connection in your wallet. Nothing was connected.'],
    ['accounts', { _tag: 'Busy' }, 'Your wallet has another request open. Respond to it there, then try again.'],
    ['accounts', failed, "We couldn't connect your wallet. Try again, or paste its address."],
    ['chainId', failed, "We couldn't connect your wallet. Try again, or paste its address."],
    ['switchTo', declined, 'You declined the connection in your wallet. Nothing was connected.'],
    [
      'switchTo',
      { _tag: 'UnknownNetwork' },
      "Your wallet isn't set up for the Sepolia test network. Add this network to your wallet, then try again.",
    ],
  ] as const)('an alert shows the reason if the wallet’s call %s fails with %j', async (question, fault, words) => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    if (question !== 'accounts') await bench.answer('accounts', E.right([account]))
    if (question === 'switchTo') await bench.answer('chainId', E.right(1))
    await bench.answer(question, E.left(fault))
    expect([bench.view().alert, bench.given, bench.closed]).toEqual([{ tone: 'caution', text: words }, [], []])
    bench.connection.connect('injected')
    expect([bench.alertText(), bench.askingButton()]).toEqual([null, 'Metamask'])
  })

  it('F4 the app requests the accounts only once, however often the user presses a connect button', async () => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    bench.connection.connect('injected')
    bench.connection.connect('bridge')
    await bench.answer('accounts', E.right([account]))
    expect(bench.askedQuestions()).toEqual(['accounts', 'chainId'])
  })

  it('a connection times out after five minutes; a response that arrives later is ignored', async () => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    await bench.clock.advance(299_999)
    expect(bench.askingButton()).toBe('Metamask')
    await bench.clock.advance(1)
    expect([bench.alertText(), bench.askingButton()]).toEqual(["Your wallet didn't respond in time. Try again.", null])
    await bench.answer('accounts', E.right([account]))
    await bench.answer('chainId', E.right(sepolia))
    expect([bench.given, bench.closed]).toEqual([[], []])
  })

  it('if the user closes the dialog and retries, the time limit of five minutes starts again', async () => {
    const bench = connectionAt()
    bench.connection.connect('injected')
    await bench.clock.advance(200_000)
    bench.connection.close()
    bench.connection.connect('injected')
    await bench.clock.advance(299_999)
    expect([bench.alertText(), bench.askingButton()]).toEqual([null, 'Metamask'])
    await bench.clock.advance(1)
    expect(bench.askingButton()).toBeNull()
  })

  it('a wallet response has no effect if the user has closed the dialog or signed out before it arrives', async () => {
    for (const leave of ['close', 'reset'] as const) {
      const bench = connectionAt()
      bench.connection.connect('injected')
      await bench.answer('accounts', E.right([account]))
      if (leave === 'close') bench.connection.close()
      else bench.stores.resetAll()
      await bench.answer('chainId', E.right(sepolia))
      expect([bench.given, bench.closed, bench.alertText(), bench.askingButton()]).toEqual([[], [], null, null])
    }
  })

  it('RECV-063 if the browser has no wallet, the button "Metamask" is disabled with a reason; "Wallet connect" is enabled', () => {
    const bench = connectionAt()
    const absences = () => bench.view().ways.map(({ label, absent }) => [label, absent])
    expect(absences()).toEqual([
      ['Wallet connect', null],
      ['Metamask', null],
    ])
    bench.isThere.update(() => false)
    expect(absences()).toEqual([
      ['Wallet connect', null],
      ['Metamask', 'No Ethereum wallet found in this browser.'],
    ])
  })

  it('RECV-059 the dialog names the required network, and says that nothing is saved yet', () => {
    const leadOf = (host: string) => connectionAt(host).view().lead
    expect(leadOf('localhost')).toBe(
      'Connect a wallet on the Sepolia test network to fill in its address. Nothing is saved until you press “Save Address”.',
    )
    expect(leadOf('pay.example')).toBe(
      'Connect a wallet on Ethereum to fill in its address. Nothing is saved until you press “Save Address”.',
    )
  })
})

it('the connection dialog neither shows nor logs an error text from the wallet bridge', async () => {
  const bench = connectionAt()
  bench.connection.connect('bridge')
  await bench.answer('v1', E.left(rejected(500, '<b>secret</b>')))
  expect(JSON.stringify([bench.view(), bench.logged])).not.toContain('secret')
})

import { browserInjectedWallet } from '@paydeck/adapters/browser/receiving/wallet-connection'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { rejected } from '../../../core/kernel/fault.ts'
import { isAccount, isWalletPage, type WalletFault } from '../../../core/receiving/index.ts'
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

  it('changes nothing once its dialog was closed or somebody signed out', async () => {
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

describe('the provider that a wallet puts into the page', () => {
  /** A page in which a wallet answers so; null: there is none. */
  const pageWith = (answer: ((method: string) => unknown) | null) => {
    const calls: Array<unknown> = []
    const page: EventTarget & { ethereum?: unknown } = new EventTarget()
    const request = async (call: { readonly method: string }): Promise<unknown> => {
      calls.push(call)
      return answer?.(call.method)
    }
    if (answer !== null) page.ethereum = { request }
    return { page: page as unknown as Window, calls, request }
  }
  const thrown = (error: unknown) =>
    pageWith(() => {
      throw error
    })
  const announce = (page: Window, detail: unknown): boolean =>
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))

  it('is asked in the words of EIP-1193, and only once a task is run', async () => {
    const { page, calls } = pageWith((method) => (method === 'eth_chainId' ? '0xaa36a7' : [account]))
    const wallet = browserInjectedWallet(page)
    const switching = wallet.switchTo({ chainId: sepolia })
    expect(calls).toEqual([])
    expect([await wallet.accounts(), await wallet.chainId(), await switching()]).toEqual([
      E.right([account]),
      E.right(sepolia),
      E.right(undefined),
    ])
    expect(calls).toEqual([
      { method: 'eth_requestAccounts', params: [] },
      { method: 'eth_chainId', params: [] },
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xaa36a7' }] },
    ])
  })

  it.each([
    [4001, 'Declined'],
    [-32_002, 'Busy'],
    [4902, 'UnknownNetwork'],
    [4100, 'Failed'],
    ['4001', 'Failed'],
  ])('knows what code %j of a wallet means: %s', async (code, _tag) => {
    const { page } = thrown({ code, message: 'no' })
    const wallet = browserInjectedWallet(page)
    expect([await wallet.accounts(), await wallet.chainId(), await wallet.switchTo({ chainId: 1 })()]).toEqual(
      Array.from({ length: 3 }, () => E.left({ _tag })),
    )
  })

  it('throws nothing, whatever a wallet answers or throws', () =>
    fc.assert(
      fc.asyncProperty(fc.anything(), fc.boolean(), async (value, throws) => {
        const { page } = throws ? thrown(value) : pageWith(() => value)
        const wallet = browserInjectedWallet(page)
        const accounts = await wallet.accounts()
        const chainId = await wallet.chainId()
        expect(E.isLeft(accounts) || accounts.right.every((one) => typeof one === 'string')).toBe(true)
        expect(E.isLeft(chainId) || Number.isSafeInteger(chainId.right)).toBe(true)
      }),
    ))

  it.each(['0x', '1', '0xzz', '0x1 ', '-0x1', `0x${'f'.repeat(13)}`, 1, null, undefined, {}])(
    'reads no network in %j',
    async (answer) => {
      expect(await browserInjectedWallet(pageWith(() => answer).page).chainId()).toEqual(E.left(failed))
    },
  )

  it.each([null, undefined, 'x', { 0: account }])(
    'reads no accounts in %j, and of a list only texts',
    async (answer) => {
      expect(await browserInjectedWallet(pageWith(() => answer).page).accounts()).toEqual(E.left(failed))
      const mixed = browserInjectedWallet(pageWith(() => [account, 1, null, { toString: () => account }]).page)
      expect(await mixed.accounts()).toEqual(E.right([account]))
    },
  )

  it.each([undefined, null, 'ethereum', {}, { request: 'x' }])(
    'RECV-063 is not there where the page holds %j',
    async (ethereum) => {
      const { page } = pageWith(null)
      Object.assign(page, { ethereum })
      const wallet = browserInjectedWallet(page)
      expect([wallet.isThere.get(), await wallet.accounts()]).toEqual([false, E.left(failed)])
    },
  )

  it('RECV-063 is there as soon as it announces itself (EIP-6963), and is the first that did', async () => {
    const { page } = pageWith(null)
    const [first, second] = [pageWith(() => ['0x1']), pageWith(() => ['0x2'])]
    const wallet = browserInjectedWallet(page)
    const seen: Array<boolean> = []
    wallet.isThere.changes$.subscribe((isThere) => void seen.push(isThere))
    announce(page, null)
    announce(page, { provider: {} })
    expect(wallet.isThere.get()).toBe(false)
    announce(page, { provider: { request: first.request } })
    announce(page, { provider: { request: second.request } })
    expect([wallet.isThere.get(), seen]).toEqual([true, [false, true]])
    expect(await wallet.accounts()).toEqual(E.right(['0x1']))
  })

  it('asks wallets to announce themselves', () => {
    const { page } = pageWith(null)
    const provider = pageWith(() => null)
    page.addEventListener(
      'eip6963:requestProvider',
      () => void announce(page, { provider: { request: provider.request } }),
    )
    expect(browserInjectedWallet(page).isThere.get()).toBe(true)
  })

  it('takes the one that stands in the page before one that announced itself', async () => {
    const { page } = pageWith(() => ['0x1'])
    const wallet = browserInjectedWallet(page)
    announce(page, { provider: { request: pageWith(() => ['0x2']).request } })
    expect(await wallet.accounts()).toEqual(E.right(['0x1']))
  })
})

const begun = fc.tuple(
  fc.constantFrom('/', 'https://', 'https://a.example', 'http://', ''),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

it('X7 RECV-059 knows a page of this origin or of https in any text', () => {
  fc.assert(
    fc.property(
      begun.map(([start, rest]) => start + rest),
      (text) => {
        if (!isWalletPage(text) || !URL.canParse(text, 'http://here.example')) return
        const { origin, protocol, username } = new URL(text, 'http://here.example')
        expect([protocol === 'https:' || origin === 'http://here.example', username]).toEqual([true, ''])
      },
    ),
    {
      examples: [
        '/\u0000/evil.example',
        'https://\u0000',
        '/..//evil.example',
        'https://a:b@c',
        '/\\evil',
        '/\t/evil',
      ].map((text) => [text]),
    },
  )
})

it('RECV-059 knows an account by its 20 bytes, in any letter case', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0x[0-9a-fA-F]{39,41}$/), (text) => {
      expect(isAccount(text)).toBe(text.length === 42)
    }),
  )
  for (const text of [
    '',
    `x${account}`,
    account.slice(2),
    `${account}\n`,
    account.replace('0x', '0X'),
    account.replace('5', 'g'),
  ]) {
    expect(isAccount(text), text).toBe(false)
  }
})

it('tells nothing that a wallet or a bridge said in place of words', async () => {
  const bench = connectionAt()
  bench.connection.connect('bridge')
  await bench.answer('v1', E.left(rejected(500, '<b>secret</b>')))
  expect(JSON.stringify([bench.view(), bench.logged])).not.toContain('secret')
})

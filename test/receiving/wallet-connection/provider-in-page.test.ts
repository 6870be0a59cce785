import { browserInjectedWallet } from '@paydeck/adapters/browser/receiving/wallet-connection'
import type { WalletFault } from '@paydeck/core/receiving'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { account, sepolia } from './bench.ts'

const failed: WalletFault = { _tag: 'Failed' }

describe('browser wallet adapter', () => {
  /**
   * Creates a fake page with a browser wallet that returns the results of `answer`. If `answer` is null, the page has no
   * wallet.
   */
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

  it('the adapter sends EIP-1193 requests; `switchTo` sends its request only when the returned task runs', async () => {
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
  ])('the adapter maps the wallet’s error code %j to the fault %s', async (code, _tag) => {
    const { page } = thrown({ code, message: 'no' })
    const wallet = browserInjectedWallet(page)
    expect([await wallet.accounts(), await wallet.chainId(), await wallet.switchTo({ chainId: 1 })()]).toEqual(
      Array.from({ length: 3 }, () => E.left({ _tag })),
    )
  })

  it('the adapter never throws, whatever the wallet returns or throws', () =>
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
    'the adapter rejects the network id %j as invalid',
    async (answer) => {
      expect(await browserInjectedWallet(pageWith(() => answer).page).chainId()).toEqual(E.left(failed))
    },
  )

  it.each([null, undefined, 'x', { 0: account }])(
    'the adapter fails if the wallet returns %j as accounts; from a list of accounts, it drops values that are not strings',
    async (answer) => {
      expect(await browserInjectedWallet(pageWith(() => answer).page).accounts()).toEqual(E.left(failed))
      const mixed = browserInjectedWallet(pageWith(() => [account, 1, null, { toString: () => account }]).page)
      expect(await mixed.accounts()).toEqual(E.right([account]))
    },
  )

  it.each([undefined, null, 'ethereum', {}, { request: 'x' }])(
    'RECV-063 if window.ethereum is %j, the adapter reports no wallet, shares no account, and its other requests fail',
    async (ethereum) => {
      const { page } = pageWith(null)
      Object.assign(page, { ethereum })
      const wallet = browserInjectedWallet(page)
      expect([wallet.isPresent.get(), await wallet.accounts()]).toEqual([false, E.right([])])
      expect([await wallet.chainId(), await wallet.switchTo({ chainId: 1 })()]).toEqual([
        E.left(failed),
        E.left(failed),
      ])
    },
  )

  it('RECV-063 the adapter uses the first valid wallet that announces itself (EIP-6963) and ignores later ones', async () => {
    const { page } = pageWith(null)
    const [first, second] = [pageWith(() => ['0x1']), pageWith(() => ['0x2'])]
    const wallet = browserInjectedWallet(page)
    const seen: Array<boolean> = []
    wallet.isPresent.changes$.subscribe((isThere) => void seen.push(isThere))
    announce(page, null)
    announce(page, { provider: {} })
    expect(wallet.isPresent.get()).toBe(false)
    announce(page, { provider: { request: first.request } })
    announce(page, { provider: { request: second.request } })
    expect([wallet.isPresent.get(), seen]).toEqual([true, [true]])
    expect(await wallet.accounts()).toEqual(E.right(['0x1']))
  })

  it('the adapter asks wallets to announce themselves (EIP-6963)', () => {
    const { page } = pageWith(null)
    const provider = pageWith(() => null)
    page.addEventListener(
      'eip6963:requestProvider',
      () => void announce(page, { provider: { request: provider.request } }),
    )
    expect(browserInjectedWallet(page).isPresent.get()).toBe(true)
  })

  it('the adapter uses the wallet at window.ethereum even if another wallet announces itself', async () => {
    const { page } = pageWith(() => ['0x1'])
    const wallet = browserInjectedWallet(page)
    announce(page, { provider: { request: pageWith(() => ['0x2']).request } })
    expect(await wallet.accounts()).toEqual(E.right(['0x1']))
  })
})

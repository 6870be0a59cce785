import 'reflect-metadata/lite'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { Web3OptionsModal } from '../../../ui/receiving/wallet-connection/Web3OptionsModal.tsx'
import { framed } from '../../slice-bench/framed.tsx'
import { account, connectionAt, declined, sepolia } from './bench.ts'

const show = (isThere = true) => {
  const bench = connectionAt()
  bench.isThere.update(() => isThere)
  const { unmount } = render(<Web3OptionsModal />, framed({ slices: { walletConnection: bench.connection } }))
  return { ...bench, unmount }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => userEvent.click(button(name))
const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true'
const isAsking = () => document.querySelector('[data-asking]')?.getAttribute('data-asking') === 'true'
const isIgnoring = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

it('RECV-058 RECV-063 the wallet dialog has two buttons, and sends no request until the user presses one of them', () => {
  const bench = show()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Wallet connect', 'Metamask'])
  expect([button('Wallet connect').disabled, button('Metamask').disabled, bench.askedQuestions()]).toEqual([
    false,
    false,
    [],
  ])
  expect([isBusy('Wallet connect'), isBusy('Metamask'), isAsking()]).toEqual([false, false, false])
})

it('RECV-063 if the browser has no wallet, the wallet dialog disables the button "Metamask" and shows the reason', () => {
  const bench = show(false)
  expect([button('Metamask').disabled, button('Wallet connect').disabled]).toEqual([true, false])
  const description = document.getElementById(button('Metamask').getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('No Ethereum wallet found in this browser.')
  act(() => bench.isThere.update(() => true))
  expect([button('Metamask').disabled, button('Metamask').getAttribute('aria-describedby')]).toEqual([false, null])
})

it('pressing "Wallet connect" keeps the focus on this button, shows a link to the wallet page, and makes "Metamask" inactive', async () => {
  const bench = show()
  await press('Wallet connect')
  expect(screen.getByRole('status').textContent).toBe('Approve the connection in your wallet. It opens in another tab.')
  await act(() => bench.answer('v1', E.right({ chainIds: [sepolia] })))
  await act(() => bench.answer('connect', E.right({ id: 'p1', address: '/wallet?pairing=p1' })))
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open wallet' })
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual([
    '/wallet?pairing=p1',
    '_blank',
    'noopener noreferrer',
  ])
  expect(button('Wallet connect')).toBe(document.activeElement)
  expect([isIgnoring('Wallet connect'), isIgnoring('Metamask')]).toEqual([true, true])
  expect([isBusy('Wallet connect'), isBusy('Metamask'), isAsking()]).toEqual([true, false, true])
  await press('Metamask')
  expect(bench.askedQuestions()).toEqual(['v1', 'connect'])
})

it('after a press of "Cancel", both wallets can be chosen again, and a late response from the wallet is ignored', async () => {
  const bench = show()
  await press('Metamask')
  await press('Cancel')
  expect([
    screen.getByRole('status').textContent,
    isIgnoring('Metamask'),
    screen.queryByRole('button', { name: 'Cancel' }),
  ]).toEqual(['', false, null])
  await act(() => bench.answer('accounts', E.right([account])))
  expect(bench.given).toEqual([])
})

it('RECV-062 the wallet dialog shows an alert when the user declines in the wallet', async () => {
  const bench = show()
  await press('Metamask')
  await act(() => bench.answer('accounts', E.left(declined)))
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts).toEqual(['You declined the connection in your wallet. Nothing was connected.'])
  expect([isIgnoring('Metamask'), screen.getByRole('status').textContent]).toEqual([false, ''])
})

it('closing the wallet dialog cancels the pending request, and the response of the wallet is ignored', async () => {
  const bench = show()
  await press('Metamask')
  bench.unmount()
  expect(bench.askingButton()).toBeNull()
  await bench.answer('accounts', E.right([account]))
  expect([bench.given, bench.closed]).toEqual([[], []])
})

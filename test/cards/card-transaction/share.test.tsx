import 'reflect-metadata/lite'
import { type CardTransactionPage, type CardTransactionView, type Configuration, makeStores } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { either as E } from 'fp-ts'
import { expect, it, vi } from 'vitest'
import { browserSharing } from '../../../adapters/browser/sharing.ts'
import { TransactionPage } from '../../../ui/cards/card-transaction/TransactionPage.tsx'
import { makeContainer } from '../../../ui/di/container.ts'
import { ContainerProvider } from '../../../ui/di/ContainerProvider.tsx'
import { port, slice } from '../../../ui/di/tokens.ts'

const view: CardTransactionView = {
  back: { label: 'All transactions', to: '/card/c1' },
  heading: 'Transaction',
  isLoading: false,
  failure: null,
  shown: {
    title: 'Glasshouse Coffee',
    amount: { text: '$18.40', isIn: false },
    status: { text: 'Settled', tone: 'good' },
    category: 'dining',
    details: [],
    timeLine: { label: 'History of the transaction', steps: [] },
    why: { heading: 'Why this status', text: 'It is settled.' },
    next: { heading: 'What happens next', text: 'Nothing.' },
  },
  share: {
    path: '/id/card/c1?transaction=t1',
    copy: 'Copy link',
    copied: 'Link copied',
    title: 'Card transaction',
    share: 'Share',
    failed: 'It could not be shared.',
  },
}

/** The page over a browser that shares so. */
const shown = (share?: Navigator['share']) => {
  const container = makeContainer([])
  container.bind(port('configuration')).toConstantValue({ productName: 'Paydeck' } as unknown as Configuration)
  container.bind(port('clock')).toConstantValue(fakeClock())
  container.bind(port('clipboard')).toConstantValue({ write: () => async () => E.right(undefined) })
  container.bind(port('sharing')).toConstantValue(browserSharing(share === undefined ? {} : { share }))
  container.bind(slice('cardTransaction')).toConstantValue({
    view: makeStores().make<CardTransactionView | null>(view),
    isOffered: makeStores().make<boolean | null>(true),
    show: () => undefined,
    leave: () => undefined,
    tryAgain: () => undefined,
    probe: () => undefined,
  } satisfies CardTransactionPage)
  render(
    <ContainerProvider container={container}>
      <TransactionPage cardId="c1" transactionId="t1" query={new Map()} />
    </ContainerProvider>,
  )
}
const press = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })))
const told = () => screen.getByRole('status').textContent

it('is not offered where the browser cannot share; the link can be copied all the same', async () => {
  shown()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Copy link'])
  await press('Copy link')
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Link copied'])
})

it('hands on the address of the page under its name, and what is given up is no failure', async () => {
  const share = vi.fn<Navigator['share']>().mockResolvedValueOnce(undefined)
  share.mockRejectedValueOnce(new DOMException('Share canceled', 'AbortError'))
  shown(share)
  await press('Share')
  expect(told()).toBe('')
  await press('Share')
  expect(told()).toBe('')
  const given = { title: 'Card transaction', url: `${window.location.origin}/id/card/c1?transaction=t1` }
  expect(share.mock.calls).toEqual([[given], [given]])
})

it('says that it failed, until one tries again or copies instead', async () => {
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('Permission denied', 'NotAllowedError'))
  shown(share)
  await press('Share')
  expect(told()).toBe('It could not be shared.')
  share.mockResolvedValueOnce(undefined)
  await press('Share')
  expect(told()).toBe('')
  await press('Share')
  expect(told()).toBe('It could not be shared.')
  await press('Copy link')
  expect(told()).toBe('')
})

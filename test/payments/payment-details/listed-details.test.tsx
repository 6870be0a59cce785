import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { constant, type Fault, makeStores, type PaymentsPage, type Slide } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { act, render } from '@testing-library/react'
import { either as E } from 'fp-ts'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { lazySlices } from '../../../ui/app/lazy-slices.ts'
import { ContainerProvider } from '../../../ui/di/ContainerProvider.tsx'
import { slice } from '../../../ui/di/tokens.ts'
import { ListedDetails } from '../../../ui/payments/payment-details/ListedDetails.tsx'
import { makeApp } from '../../app/real-app.ts'
import { pageView } from '../payment-list/page-views.ts'

const lazyPortModules = await lazyPorts(lazySlices)

/** Opens the page by a URL that names an invoice, with an empty list. */
const cameBy = async (first: string) => {
  const app = makeApp(lazyPortModules)
  const answers = new Map<string, (found: E.Either<Fault, Slide | null>) => void>()
  vi.spyOn(app.get(slice('paymentDetails')).tasks, 'find').mockImplementation(
    ({ id }) =>
      () =>
        new Promise((answer) => answers.set(id, answer)),
  )
  const page: Partial<PaymentsPage> = {
    ...makeStores().make(pageView()),
    listed: constant({ items: [] }),
    open: () => false,
  }
  const at = (id: string | null) => (
    <ContainerProvider container={app}>
      <MemoryRouter>
        <ListedDetails
          page={page as PaymentsPage}
          query={new Map(id === null ? [] : [['item', `invoice:${id}`] as const])}
        />
      </MemoryRouter>
    </ContainerProvider>
  )
  const { container, rerender } = render(at(first))
  await act(settle)
  return {
    /** A disappearing message stays visible for a moment. */
    words: () => container.querySelector('[data-open="true"]')?.textContent ?? null,
    /** Navigates to a URL that names another item, or none for null. */
    goTo: async (id: string | null) => {
      rerender(at(id))
      await act(settle)
    },
    findNothing: async (id: string) => {
      answers.get(id)?.(E.right(null))
      await act(settle)
    },
  }
}

it('shows that an item was not found while the URL names it, and clears it afterwards', async () => {
  const shown = await cameBy('a')
  expect(shown.words()).toBeNull()
  await shown.findNothing('a')
  expect(shown.words()).toContain("couldn't find")
  await shown.goTo(null)
  expect(shown.words()).toBeNull()
})

it('clears the message while it searches the next item', async () => {
  const shown = await cameBy('a')
  await shown.findNothing('a')
  await shown.goTo('b')
  expect(shown.words()).toBeNull()
})

it('keeps the message of the current URL when an earlier search is answered later', async () => {
  const shown = await cameBy('a')
  await shown.goTo('b')
  await shown.findNothing('b')
  await shown.findNothing('a')
  expect(shown.words()).toContain("couldn't find")
})

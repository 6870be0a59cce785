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

/** Opens the payments page with an empty list, at a URL that names an invoice. */
const openItem = async (first: string) => {
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
    /**
     * Returns the text of the visible message, or null. While a message is being hidden, its text is still in the document,
     * but this function ignores the text.
     */
    message: () => container.querySelector('[data-open="true"]')?.textContent ?? null,
    /** Navigates to the URL for the item with this id, or to a URL without an item if the id is null. */
    goTo: async (id: string | null) => {
      rerender(at(id))
      await act(settle)
    },
    answerNotFound: async (id: string) => {
      answers.get(id)?.(E.right(null))
      await act(settle)
    },
  }
}

it('the page shows that the item in the URL was not found; the message disappears when the item leaves the URL', async () => {
  const shown = await openItem('a')
  expect(shown.message()).toBeNull()
  await shown.answerNotFound('a')
  expect(shown.message()).toContain("couldn't find")
  await shown.goTo(null)
  expect(shown.message()).toBeNull()
})

it('while the payments page searches for the next item, it hides the "not found" message of the previous item', async () => {
  const shown = await openItem('a')
  await shown.answerNotFound('a')
  await shown.goTo('b')
  expect(shown.message()).toBeNull()
})

it('if the search for the previous item responds late, the "not found" message of the current item stays', async () => {
  const shown = await openItem('a')
  await shown.goTo('b')
  await shown.answerNotFound('b')
  await shown.answerNotFound('a')
  expect(shown.message()).toContain("couldn't find")
})

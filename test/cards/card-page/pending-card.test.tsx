import { act, fireEvent, render, screen } from '@testing-library/react'
import { use } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { AppRouter } from '../../../ui/app/AppRouter.tsx'
import { makeRouterLink } from '../../../ui/app/RouterLink.tsx'
import { CardHead, CardParts } from '../../../ui/cards/card-page/PendingCard.tsx'
import { LinkContext } from '../../../ui/kit/Anchor.tsx'

const RouterLink = makeRouterLink(() => undefined)
const ids = ['1', 'a/b', '3']
const view = (cardId: string) => ({
  heading: 'Card',
  tabs: {
    label: 'Your cards',
    cards: ids.map((id) => ({
      id,
      name: `Card ${id}`,
      fullName: `Card ${id}`,
      lastFour: '0000',
      label: `The card ${id}`,
      overlay: null,
      to: `/card/${encodeURIComponent(id)}`,
      isActive: id === cardId,
    })),
  },
})

/** Pending page loads, by path. Navigation to a page suspends until the test calls `finish` for the load of that page. */
const loads = new Map<string, { readonly promise: Promise<void>; readonly finish: () => void }>()
const page = (pathname: string) => {
  const known = loads.get(pathname)
  if (known !== undefined) return known
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const made = { promise, finish }
  loads.set(pathname, made)
  return made
}

const Cards = () => {
  const { pathname } = useLocation()
  use(page(pathname).promise)
  const cardId = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  return (
    <>
      <CardHead cardId={cardId} view={view(cardId)} />
      <CardParts cardId={cardId}>
        <p>{`Balance of ${cardId}`}</p>
      </CardParts>
    </>
  )
}

const finish = (id: string) =>
  act(async () => {
    page(`/card/${encodeURIComponent(id)}`).finish()
    await page(`/card/${encodeURIComponent(id)}`).promise
  })
const press = (name: string) => {
  const face = screen.getByRole('link', { name: new RegExp(`^${name}`) })
  return act(async () => {
    face.focus()
    fireEvent.click(face)
  })
}
const shown = () => ({
  face: screen.getAllByRole('link').find((face) => face.getAttribute('aria-current') === 'page')?.textContent,
  faces: screen.getAllByRole('link').filter((face) => face.hasAttribute('aria-current')).length,
  heading: screen.getByRole('heading', { level: 1 }).textContent,
  of: screen.getByText(/^Balance/).textContent,
  isBusy: screen.getByText(/^Balance/).parentElement?.getAttribute('aria-busy'),
})
const expected = (id: string, of: string, isBusy: boolean) => ({
  face: `Card ${id}•••• Card ending in 0000`,
  faces: 1,
  heading: `The card ${id}`,
  of: `Balance of ${of}`,
  isBusy: String(isBusy),
})

beforeEach(async () => {
  loads.clear()
  window.history.replaceState(null, '', '/id/card/1')
  page('/card/1').finish()
  await act(async () =>
    render(
      <AppRouter base="/id">
        <LinkContext value={RouterLink}>
          <Cards />
        </LinkContext>
      </AppRouter>,
    ),
  )
})

it('CARD-013 a card is selected as soon as it is pressed; until its page has loaded, the previous page is marked as busy', async () => {
  expect(shown()).toEqual(expected('1', '1', false))
  await press('Card a/b')
  expect(shown()).toEqual(expected('a/b', '1', true))
  expect(document.activeElement?.getAttribute('href')).toBe('/id/card/a%2Fb')
  await finish('a/b')
  expect(shown()).toEqual(expected('a/b', 'a/b', false))
  expect(document.activeElement?.getAttribute('href')).toBe('/id/card/a%2Fb')
})

it('CARD-013 if the user presses two cards, the second stays selected, and the page of the first is never shown', async () => {
  await press('Card a/b')
  await press('Card 3')
  expect(shown()).toEqual(expected('3', '1', true))
  await finish('a/b')
  expect(shown()).toEqual(expected('3', '1', true))
  await finish('3')
  expect(shown()).toEqual(expected('3', '3', false))
})

it('CARD-013 if the user goes back before the new page has loaded, the previous card is selected again', async () => {
  await press('Card 3')
  expect(shown()).toEqual(expected('3', '1', true))
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await arrived
  })
  expect(shown()).toEqual(expected('1', '1', false))
  await finish('3')
  expect(shown()).toEqual(expected('1', '1', false))
})

it('CARD-013 a click that opens a card in a new browser tab does not select the card', () => {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link', { name: /^Card 3/ }), { ctrlKey: true })
  expect(shown()).toEqual(expected('1', '1', false))
})

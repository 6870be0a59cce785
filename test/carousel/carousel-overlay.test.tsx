import { constant, makeStores, type Slides } from '@paydeck/core'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { bench, type Bench } from '../shell/bench.ts'
import { renderShell } from '../shell/shell-bench.tsx'

let made: Bench

const slides: Slides = {
  items: ['a', 'b', 'c'].map((id) => ({ kind: 'invoice', id, name: `Shop ${id}` })),
  canLoadMore: false,
}

const open = (index: number): void =>
  act(() => made.shell.carousels.open({ slides: constant(slides), index, loadMore: () => undefined }))

const press = (key: string): void => {
  fireEvent.keyDown(document.body, { key })
}

/** Returns the position that the carousel announces, such as "Shop b, 2 of 3". */
const position = (): string | null => screen.getByRole('status').textContent

const swipe = (from: number, to: number, down = 0): void => {
  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(dialog, { pointerType: 'touch', clientX: from, clientY: 0 })
  fireEvent.pointerUp(dialog, { pointerType: 'touch', clientX: to, clientY: down })
}

beforeEach(() => {
  made = bench()
  renderShell(made)
})

it('SHELL-055 SHELL-056 SHELL-057 arrow keys show the carousel’s next or previous slide; Escape closes the carousel', () => {
  open(0)
  press('ArrowRight')
  expect(position()).toBe('Shop b, 2 of 3')
  press('ArrowLeft')
  expect(position()).toBe('Shop a, 1 of 3')
  press('Escape')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('SHELL-058 a swipe of at least 50 px shows the next or previous slide of the carousel', () => {
  open(1)
  swipe(200, 151)
  expect(position()).toBe('Shop b, 2 of 3')
  swipe(200, 150)
  expect(position()).toBe('Shop c, 3 of 3')
  swipe(100, 150)
  expect(position()).toBe('Shop b, 2 of 3')
  swipe(100, 160, 200)
  expect(position()).toBe('Shop b, 2 of 3')
})

it('SHELL-059 SHELL-060 the carousel disables “Previous” on the first slide and “Next” on the last slide', async () => {
  const user = userEvent.setup()
  open(0)
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([true, false])
  await user.click(button('Next'))
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, false])
  await user.click(button('Next'))
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, true])
})

it('SHELL-062 the carousel shows no slide for the first 10 ms after each change of slide', async () => {
  open(0)
  expect(screen.getByText('invoice a')).toBeTruthy()
  press('ArrowRight')
  expect(screen.queryByText(/invoice \w/)).toBeNull()
  await act(() => made.clock.advance(9))
  expect(screen.queryByText(/invoice \w/)).toBeNull()
  await act(() => made.clock.advance(1))
  expect(screen.getByText('invoice b')).toBeTruthy()
})

it('while a modal covers the carousel, an arrow key that is pressed in a field of the modal does not change the slide', () => {
  open(0)
  act(() => made.shell.modals.open({ name: 'missing-ssn' }))
  fireEvent.keyDown(screen.getByLabelText('Number'), { key: 'ArrowRight' })
  expect(screen.getByText('1 of 3', { exact: false })).toBeTruthy()
})

it('while a modal covers the carousel, arrow keys do not change the slide and Escape does not close the carousel', () => {
  open(1)
  act(() => made.shell.modals.open({ name: 'add-funds' }))
  const done = screen.getByRole('button', { name: 'Done' })
  for (const key of ['ArrowRight', 'ArrowLeft', 'Escape']) {
    fireEvent.keyDown(done, { key })
    expect([key, screen.getByText('2 of 3', { exact: false }).textContent]).toEqual([key, 'Shop b, 2 of 3'])
  }
  act(() => made.shell.modals.close('add-funds'))
  press('ArrowRight')
  expect(position()).toBe('Shop c, 3 of 3')
})

it('SHELL-056 the carousel ignores arrow keys that are pressed together with Alt, Shift, Ctrl or Meta', () => {
  open(1)
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true })
  fireEvent.keyDown(document.body, { key: 'ArrowRight', metaKey: true })
  fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true })
  fireEvent.keyDown(document.body, { key: 'ArrowRight', ctrlKey: true })
  expect(position()).toBe('Shop b, 2 of 3')
})

it('the position, such as "2 of 3", describes the carousel; screen readers announce each new position once', () => {
  open(0)
  const dialog = screen.getByRole('dialog', { name: 'Details' })
  const place = screen.getByRole('status')
  expect(dialog.getAttribute('aria-describedby')).toBe(place.id)
  press('ArrowRight')
  // The position changes inside one status region, so screen readers announce the new position once.
  expect(screen.getAllByRole('status')).toEqual([place])
  expect(place.textContent).toBe('Shop b, 2 of 3')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Payment')
})

it('PAY-017 PAY-020 if further slides fail to load, the carousel’s last slide shows the failure and a retry button', async () => {
  const user = userEvent.setup()
  const failure = { text: "We couldn't load more payments.", label: 'Try Again' }
  const list = makeStores().make<Slides>({ ...slides, canLoadMore: true, failure })
  let tries = 0
  act(() =>
    made.shell.carousels.open({ slides: list, index: 1, loadMore: () => undefined, tryAgain: () => void (tries += 1) }),
  )
  expect(screen.queryByText(failure.text)).toBeNull()
  press('ArrowRight')
  await made.clock.advance(10)
  expect((await screen.findByText(failure.text)).closest('[role="alert"]')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(tries).toBe(1)
  act(() => list.update((now) => ({ ...now, failure: null })))
  expect(screen.queryByText(failure.text)).toBeNull()
})

import { modalsOver } from '@paydeck/core'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { bench } from './bench.ts'
import { renderShell } from './shell-bench.tsx'

const opened = (request: Parameters<ReturnType<typeof bench>['shell']['modals']['open']>[0]) => {
  const made = bench()
  renderShell(made)
  act(() => made.shell.modals.open(request))
  return made
}

/** Clicks the backdrop of a dialog. In a browser, the target of such a click is the dialog element itself. */
const pressBackdrop = (dialog: HTMLElement): void => {
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
}

it('a modal shows the heading that belongs to its name, and the text that the app passes when it opens the modal', () => {
  opened({ name: 'opt-in-error', text: 'Try again later.' })
  const dialog = screen.getByRole('dialog', { name: "That didn't work" })
  expect(within(dialog).getByText('Try again later.')).toBeTruthy()
})

it('SHELL-047 a modal closes when its backdrop is clicked', () => {
  opened({ name: 'add-funds' })
  pressBackdrop(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a modal stays open if the user clicks inside it, or drags the pointer from its content to its backdrop', () => {
  opened({ name: 'missing-ssn' })
  const dialog = screen.getByRole('dialog')
  fireEvent.click(screen.getByLabelText('Number'))
  fireEvent.pointerDown(screen.getByLabelText('Number'))
  fireEvent.click(dialog)
  expect(screen.getByRole('dialog')).toBe(dialog)
})

it('SHELL-048 a modal with `backdropCloses: false` stays open after a backdrop click, Esc or the browser’s back gesture', () => {
  opened({ name: 'add-funds', backdropCloses: false })
  const dialog = screen.getByRole('dialog')
  pressBackdrop(dialog)
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  expect(screen.getByRole('dialog')).toBe(dialog)
})

it('Esc or the button "Close" closes a modal', async () => {
  const made = opened({ name: 'add-funds' })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => made.shell.modals.open({ name: 'add-funds' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a second modal replaces the first modal, and the focus is inside the second modal', async () => {
  const made = opened({ name: 'missing-ssn' })
  await userEvent.click(screen.getByLabelText('Number'))
  act(() => made.shell.modals.open({ name: 'add-funds' }))
  const dialog = screen.getByRole('dialog', { name: 'Add Funds' })
  expect(screen.queryByLabelText('Number')).toBeNull()
  expect(dialog.contains(document.activeElement)).toBe(true)
})

it('SHELL-039 A7 a modal opened over a form hides the form, which reappears with its typed text when the modal closes', async () => {
  const made = opened({ name: 'missing-ssn' })
  await userEvent.type(screen.getByLabelText('Number'), '123')
  for (const leave of [
    () => userEvent.click(screen.getByRole('button', { name: 'Done' })),
    () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }),
  ]) {
    act(() => modalsOver(made.shell).open({ name: 'add-funds' }))
    const dialog = screen.getByRole('dialog', { name: 'Add Funds' })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(dialog.contains(document.activeElement)).toBe(true)
    // eslint-disable-next-line no-await-in-loop -- the modal must close before it is opened again
    await leave()
    expect(screen.getByRole('dialog', { name: 'Missing information' })).toBe(dialog)
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('123')
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  }
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a modal with `fullScreen: "mobile"` covers the screen below 768 px; with `fullScreen: "always"`, also at 768 px', () => {
  const made = opened({ name: 'add-funds', fullScreen: 'mobile' })
  const covers = () => screen.getByRole('dialog').dataset['fullScreen']
  expect(covers()).toBe('false')
  act(() => made.width.update(() => 767))
  expect(covers()).toBe('true')
  act(() => made.width.update(() => 768))
  act(() => made.shell.modals.open({ name: 'add-funds', fullScreen: 'always' }))
  expect(covers()).toBe('true')
})

import 'reflect-metadata/lite'
import { makeStores, type MailingAddressEditor, type MailingAddressView } from '@paydeck/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { MailingAddressModal } from '../../../ui/cards/mailing-address/MailingAddressModal.tsx'
import { standInPopovers } from '../../kit/popovers.ts'
import { framed } from '../../slice-bench/framed.tsx'

standInPopovers()

type FormView = MailingAddressView['form']

const names = ['address1', 'address2', 'city', 'state', 'postalCode', 'country'] as const
const labels = ['Street 1', 'Street 2', 'City', 'State', 'ZIP/Postal Code', 'Country'] as const

const first: FormView = {
  header: 'Add your mailing address',
  lead: 'What it is for.',
  fields: names.map((name, index) => ({
    name,
    label: labels[index] ?? '',
    value: '',
    error: null,
    isRequired: name !== 'address2',
    autofill: 'off',
  })),
  suggestions: [],
  isReadOnly: false,
  alert: null,
  progress: '',
  scrollToTop: 0,
  button: { does: 'save', label: 'Save address', isDisabled: true, status: null },
}

const row: MailingAddressView['row'] = {
  label: 'Mailing Address',
  text: 'No address found.',
  isLoading: false,
  action: 'Add',
  failure: null,
}

/** Renders the dialog with a fake slice, which records all calls and whose view the test sets. */
const shown = () => {
  const view = makeStores().make<MailingAddressView>({ row, form: first })
  const calls: Array<unknown> = []
  const record = (what: string) => (): void => void calls.push(what)
  const recordWith =
    (what: string) =>
    (given: unknown): void =>
      void calls.push([what, given])
  const slices: MailingAddressEditor = {
    view,
    isReady: makeStores().make(true),
    enter: record('enter'),
    reload: record('reload'),
    open: record('open'),
    edit: recordWith('edit'),
    touch: recordWith('touch'),
    choose: recordWith('choose'),
    dismiss: record('dismiss'),
    submit: record('submit'),
    leave: record('leave'),
  }
  const headed: Array<string> = []
  const onClose = vi.fn()
  const { unmount } = render(
    <dialog open>
      <MailingAddressModal text={null} about={null} onClose={onClose} onHead={(heading) => void headed.push(heading)} />
    </dialog>,
    framed({ slices: { mailingAddress: slices } }),
  )
  const set = (form: Partial<FormView>) =>
    act(async () => view.update((now) => ({ ...now, form: { ...now.form, ...form } })))
  return { calls, headed, onClose, set, unmount }
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'input' })
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name })

it('CARD-120 the address dialog has six fields in order; only Street 2 is optional', () => {
  shown()
  expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([...labels])
  expect(screen.getAllByText('Optional')).toHaveLength(1)
  expect(field('Street 2').getAttribute('aria-describedby')).toBe(screen.getByText('Optional').id)
})

it('CARD-144 CARD-149 the Enter key submits the address in each field except Street 1, even while the button is disabled', async () => {
  const { calls } = shown()
  const user = userEvent.setup()
  expect(button('Save address').disabled).toBe(true)
  await user.click(field('Street 1'))
  await user.keyboard('{Enter}')
  expect(calls).toEqual([])
  for (const name of labels.slice(1)) {
    field(name).focus()
    // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
    await user.keyboard('{Enter}')
  }
  expect(calls.filter((each) => each === 'submit')).toHaveLength(5)
  // Enter that ends an IME composition does not submit.
  calls.length = 0
  fireEvent.keyDown(field('City'), { key: 'Enter', isComposing: true })
  expect(calls).toEqual([])
})

it('the address dialog calls its callbacks when the user types, selects a suggestion or leaves a field', async () => {
  const { calls, set, unmount } = shown()
  const user = userEvent.setup()
  await user.type(field('City'), 'P')
  await user.tab()
  expect(calls).toEqual([
    ['edit', { city: 'P' }],
    ['touch', 'city'],
  ])
  await user.click(field('Street 1'))
  calls.length = 0
  await user.keyboard('4')
  await set({ suggestions: [{ id: 'one', label: '48 Larkspur Lane, Portland, OR' }] })
  await user.keyboard('{ArrowDown}{Enter}')
  await user.tab()
  expect(calls).toEqual([['edit', { address1: '4' }], ['choose', 'one'], 'dismiss', ['touch', 'address1']])
  calls.length = 0
  unmount()
  expect(calls).toEqual(['leave'])
})

it('CARD-136 each failure scrolls the address dialog to the top; the first invalid field gets the focus', async () => {
  const { set } = shown()
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  const scrollTo = vi.spyOn(dialog, 'scrollTo')
  const wrong = (name: string) => ({
    fields: first.fields.map((each) => (each.name === name ? { ...each, error: 'Enter a City' } : each)),
  })
  button('Save address').focus()
  await set({ ...wrong('city'), alert: { title: 'Attention!', text: 'Please fill in.' }, scrollToTop: 1 })
  expect(scrollTo).toHaveBeenCalledTimes(1)
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 })
  expect(document.activeElement).toBe(field('City'))
  expect(screen.getByRole('alert').textContent).toBe('Attention!Please fill in.')
  await set({ alert: null })
  expect(scrollTo).toHaveBeenCalledTimes(1)
  await set({ scrollToTop: 2 })
  expect(scrollTo).toHaveBeenCalledTimes(2)
})

it('CARD-123 CARD-125 CARD-135 CARD-124 each stage of the address dialog has a heading; the last stage has a Close button', async () => {
  const { calls, headed, onClose, set } = shown()
  const user = userEvent.setup()
  expect(headed).toEqual(['Add your mailing address'])
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeNull()
  await set({ button: { ...first.button, isDisabled: false } })
  await user.click(button('Save address'))
  expect([calls, onClose.mock.calls]).toEqual([['submit'], []])
  await set({
    header: 'Verify your mailing address',
    progress: 'Checking your address…',
    isReadOnly: true,
    button: { does: 'close', label: 'Close', isDisabled: false, status: 'loading' },
  })
  expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull()
  expect(screen.getByText('Checking your address…').getAttribute('role')).toBe('status')
  expect([field('Street 1').readOnly, field('City').readOnly]).toEqual([true, true])
  await set({ header: 'Thank you', button: { does: 'close', label: 'Close', isDisabled: false, status: null } })
  expect(headed.at(-1)).toBe('Thank you')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.click(button('Close'))
  expect([calls, onClose.mock.calls.length]).toEqual([['submit'], 1])
})

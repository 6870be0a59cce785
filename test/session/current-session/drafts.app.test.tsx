import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Account, makeAccount } from '../../app/account.ts'
import { fill } from '../../app/fill.ts'
import { openApp } from '../../app/open-app.tsx'
import { waitUntilEnabled } from '../../app/queries.ts'

const kept = () => sessionStorage.getItem('drafts')

/**
 * Opens the app again, as if the document was loaded again after a sign-in while the form was open. The stored drafts are
 * kept.
 */
const reopen = async (account: Account, path: string): Promise<UserEvent> => {
  const drafts = kept()
  expect(drafts).not.toBeNull()
  // The second app unmounts the first, and unmounting deletes the stored drafts. A browser would not run this cleanup, so
  // the test restores the drafts.
  const { user } = await openApp(account, path)
  sessionStorage.setItem('drafts', drafts ?? '')
  return user
}

interface Form {
  readonly persona: string
  readonly overrides: Readonly<Record<string, unknown>>
  readonly path: string
  /** Opens the form. Does nothing if the page shows the form from the start. */
  readonly open: (user: UserEvent) => Promise<void>
  readonly field: () => HTMLElement | Promise<HTMLElement>
  readonly text: string
  readonly close: (user: UserEvent) => Promise<void>
}

const pressed = (name: string) => async (user: UserEvent) => user.click(await screen.findByRole('button', { name }))
const cancel = pressed('Cancel')

const amountOfBill: Form = {
  persona: 'verified',
  overrides: {
    bills: [{ biller: 'northgate-card', balance: '800.00', nextPaymentMinimumAmount: '35.00' }],
    invoices: [],
  },
  path: '/bill-pay/pay',
  open: () => Promise.resolve(),
  field: () => screen.findByRole('textbox', { name: /^Other Amount/ }),
  text: '12.30',
  close: async (user) => {
    const [back] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Pay Bills' })
    await user.click(back ?? document.body)
  },
}

const forms: Readonly<Record<string, Form>> = {
  name: {
    persona: 'cardholder',
    overrides: {},
    path: '/settings/profile',
    open: pressed('Update: Name'),
    field: () => screen.findByRole('textbox', { name: 'First name' }),
    text: 'Augusta',
    close: cancel,
  },
  'name of a card': {
    persona: 'cardholder',
    overrides: {},
    path: '/settings/card',
    open: pressed('Edit: Card Name'),
    field: () => screen.findByRole('textbox', { name: 'Card name' }),
    text: 'Voyages',
    close: cancel,
  },
  'mailing address': {
    persona: 'cardholder',
    overrides: {},
    path: '/settings/card',
    open: pressed('Add: Mailing Address'),
    field: () => screen.findByRole('textbox', { name: /^City/ }),
    text: 'Lakewood',
    close: cancel,
  },
  'top-up': {
    persona: 'cardholder',
    overrides: { invoices: [] },
    path: '/home',
    open: async (user) => {
      const opener = await screen.findByRole('button', { name: 'Add funds' })
      await waitUntilEnabled(() => opener)
      await user.click(opener)
    },
    field: () => screen.findByLabelText('Amount in US dollars'),
    text: '37.5',
    close: cancel,
  },
  'receiving address': {
    persona: 'recipient',
    overrides: {},
    path: '/settings/receiving-addresses',
    open: pressed('Add Receiving Address'),
    field: () => screen.findByLabelText('Wallet Address'),
    text: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    close: cancel,
  },
  'amount of a bill': amountOfBill,
}

describe.each(Object.entries(forms))('the form "%s"', (_, { persona, overrides, path, open, field, text, close }) => {
  it('SESS-018 after a sign-in, the form contains the typed text again; closing the form discards this text', async () => {
    const account = await makeAccount(persona, overrides)
    const { user } = await openApp(account, path)
    await open(user)
    const before = await waitFor(async () => ((await field()) as HTMLInputElement).value)
    await fill(user, await field(), text)
    await waitFor(async () => expect(await field()).toHaveValue(text))

    const again = await reopen(account, path)
    await open(again)
    await waitFor(async () => expect(await field()).toHaveValue(text))

    await close(again)
    await waitFor(() => expect(kept()).toBeNull())
    const { user: last } = await openApp(account, path)
    await open(last)
    expect(await field()).toHaveValue(before)
  })
})

it('SESS-018 a form does not contain text that the previous user typed in the same tab', async () => {
  const ben = await makeAccount('cardholder')
  const { user } = await openApp(ben, '/settings/profile')
  await pressed('Update: Name')(user)
  await fill(user, await screen.findByRole('textbox', { name: 'First name' }), 'Half')
  expect(kept()).toContain('Half')

  const other = await reopen(await makeAccount('cardholder', { firstName: 'Ida' }), '/settings/profile')
  await pressed('Update: Name')(other)
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ida')
  await waitFor(() => expect(kept()).toBeNull())
})

it('SESS-018 a sign-out deletes the stored text of an open form', async () => {
  const { persona, overrides, path, field } = amountOfBill
  const { user, left } = await openApp(await makeAccount(persona, overrides), path)
  await fill(user, await field(), '12.30')
  await waitFor(() => expect(kept()).toContain('12.30'))
  await user.click(screen.getByRole('button', { name: /^Account menu/ }))
  await pressed('Sign Out')(user)
  await waitFor(() => expect(left()).toEqual(['/authenticate/login']))
  expect(kept()).toBeNull()
})

it('SESS-018 a form restores the typed text after each of two sign-ins', async () => {
  const account = await makeAccount('cardholder')
  const { user } = await openApp(account, '/settings/profile')
  await pressed('Update: Name')(user)
  const name = () => screen.findByRole('textbox', { name: 'First name' })
  await fill(user, await name(), 'Augusta')
  for (const _ of [1, 2]) {
    const again = await reopen(account, '/settings/profile')
    await pressed('Update: Name')(again)
    await waitFor(async () => expect(await name()).toHaveValue('Augusta'))
  }
})

it('SESS-018 a typed password is never written to the browser’s storage', async () => {
  const { user } = await openApp(await makeAccount('cardholder'), '/settings/security')
  const opener = () => within(screen.getByRole('region', { name: 'Password' })).getByRole('button')
  await user.click(await waitFor(opener))
  const fields = await screen.findAllByLabelText(/password$/i, { selector: 'input' })
  expect(fields.length).toBeGreaterThan(1)
  await fill(user, fields[0] ?? document.body, 'correct horse battery')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('horse')
})

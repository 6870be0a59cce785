import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Account, makeAccount } from '../../app/account.ts'
import { callsOf } from '../../app/calls.ts'
import { fill } from '../../app/fill.ts'
import { openApp } from '../../app/open-app.tsx'
import { pauseCall } from '../../app/paused-calls.ts'

const call = 'POST /compliance/updateNationalIdentity'
const missing = 'GET /compliance/missingShopperInfo'
// Social Security number that is never assigned to a person, because its fourth and fifth digit are 00.
const canary = '900007351'

const noticeText = 'Your Social Security number is missing.'
const dialog = () => within(screen.getByRole('dialog', { name: 'Missing information' }))
const field = () => dialog().getByLabelText('Social Security number')
const save = () => dialog().getByRole('button', { name: 'Save number' })
const expectSaved = async (): Promise<void> => {
  expect(await screen.findByText('Your number was saved.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const makeShopper = () => makeAccount('shopper', { isMissingShopperInfo: true })

const openDialog = async (account: Account) => {
  const app = await openApp(account, '/home')
  await app.user.click(await screen.findByRole('button', { name: 'Add your number' }))
  await waitFor(() => expect(field()).toBeInTheDocument())
  return app
}

it('PROF-066 VERIF-078 VERIF-080 VERIF-081 saving the national identity number closes the dialog and removes the notice', async () => {
  const account = await makeShopper()
  const { user } = await openDialog(account)
  await waitFor(() => expect(field()).toHaveFocus())
  expect(save()).toBeDisabled()
  await fill(user, field(), canary)
  expect(await callsOf(account, missing)).toHaveLength(1)
  await user.click(save())
  await expectSaved()
  expect(screen.queryByText(noticeText)).toBeNull()
  expect((await callsOf(account, call)).map(({ input }) => input)).toEqual([
    { nationalIdentityNumber: canary, nationalIdentityIssuer: 'USA' },
  ])
  await waitFor(async () => expect(await callsOf(account, missing)).toHaveLength(2))
  await openApp(account, '/home')
  await screen.findByRole('group', { name: 'Appearance' })
  await waitFor(async () => expect(await callsOf(account, missing)).toHaveLength(3))
  expect(screen.queryByText(noticeText)).toBeNull()
})

it('VERIF-077 the national identity number is masked, and the user can show and hide it', async () => {
  const { user } = await openDialog(await makeShopper())
  await fill(user, field(), canary)
  expect(field()).toHaveAttribute('type', 'password')
  await user.click(dialog().getByRole('button', { name: 'Show number' }))
  expect(field()).toHaveAttribute('type', 'text')
  expect(field()).toHaveValue(canary)
  await user.click(dialog().getByRole('button', { name: 'Hide number' }))
  expect(field()).toHaveAttribute('type', 'password')
  expect(field()).toHaveValue(canary)
  // Phones show a numeric keyboard for this field, and browsers do not fill it in automatically.
  expect(field()).toHaveAttribute('inputmode', 'numeric')
  expect(field()).toHaveAttribute('autocomplete', 'off')
})

it('VERIF-076 the national-identity dialog enables "Save number" only for nine digits, and explains any other input', async () => {
  const { user } = await openDialog(await makeShopper())
  await user.type(field(), '900-')
  expect(dialog().getByText('Use digits only.')).toBeInTheDocument()
  expect(save()).toBeDisabled()
  await fill(user, field(), '9000073511')
  expect(dialog().getByText('Too many digits. Enter nine.')).toBeInTheDocument()
  expect(save()).toBeDisabled()
  await fill(user, field(), '90000735')
  expect(field()).toHaveAttribute('aria-invalid', 'false')
  await user.tab()
  expect(await dialog().findByText('Enter all nine digits.')).toBeInTheDocument()
  expect(save()).toBeDisabled()
  await fill(user, field(), canary)
  expect(field()).toHaveAttribute('aria-invalid', 'false')
  expect(save()).toBeEnabled()
})

it.each([
  ['ERR-002 a rejection with status 422', { kind: 'status', status: 422 }, 'Please enter a valid SSN.', true],
  ['ERR-003 a rejection with status 429', { kind: 'status', status: 429 }, 'Please enter a valid SSN.', true],
  [
    'ERR-004 ERR-087 a failure with status 500',
    { kind: 'status', status: 500 },
    /^Something went wrong\. Reference: [\w-]{22}$/,
    false,
  ],
  ['ERR-004 a lost connection', { kind: 'drop' }, 'Something went wrong.', false],
])(
  '%s shows an error, and the typed number stays in the field; a second attempt succeeds',
  async (_, fault, text, isOfField) => {
    const account = await makeShopper()
    await account.breakCall(call, { ...fault, times: 1 })
    const { user } = await openDialog(account)
    await fill(user, field(), canary)
    await user.keyboard('{Enter}')
    expect(await dialog().findByText(text)).toBeInTheDocument()
    await waitFor(() => expect(isOfField ? field() : save()).toHaveFocus())
    expect(field()).toHaveValue(canary)
    await user.click(save())
    await expectSaved()
    expect(screen.queryByText(noticeText)).toBeNull()
  },
)

it('F4 VERIF-078 pressing Enter and clicking several times during the request submits the number only once', async () => {
  const { account, resume, sent } = pauseCall(await makeShopper(), call)
  const { user } = await openDialog(account)
  await fill(user, field(), canary)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toBe(1))
  const busy = screen.getByRole('dialog').querySelector('button[type="submit"]') ?? document.body
  expect(busy).toHaveAttribute('aria-busy', 'true')
  expect(field()).toHaveValue(canary)
  expect(field()).toHaveAttribute('readonly', '')
  await user.keyboard('{Enter}')
  await user.click(busy)
  await user.dblClick(busy)
  resume()
  await expectSaved()
  expect(sent()).toBe(1)
  expect(await callsOf(account, call)).toHaveLength(1)
})

it('F7 if the session has ended, submitting the number opens the sign-in page, whose URL does not contain the number', async () => {
  const account = await makeShopper()
  await account.breakCall(call, { kind: 'status', status: 401, times: 1 })
  const { user, left } = await openDialog(account)
  await fill(user, field(), canary)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(left()).toEqual([expect.stringMatching(/^\/authenticate\/login/)]))
  expect(left().join(' ')).not.toContain(canary)
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { type Account, makeAccount } from '../app/account.ts'
import { openApp } from '../app/open-app.tsx'

/** Constants and functions for tests of the receiving-addresses page in the whole app. */

/** In-app path of the receiving-addresses page. */
export const addressesPath = '/settings/receiving-addresses'

/** Wallet addresses that no account has at first. */
export const newBitcoin = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
export const newEther = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Wallet address of the profile 'Savings'. */
export const savingsAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** Account data of a user who is approved for payouts. */
export const approvedRecipient = {
  applications: [
    { productName: 'payoutsRecipient', status: 'approved', collectionStatus: 'completed', collectionTasks: [] },
  ],
}

export const list = (): HTMLElement => screen.getByRole('region', { name: 'Your addresses' })

const itemsOf = (name: string): ReadonlyArray<HTMLElement> => {
  const found = within(list()).queryByRole('list', { name })
  return found === null ? [] : within(found).getAllByRole('listitem')
}
export const requestRows = (): ReadonlyArray<HTMLElement> => itemsOf('Payout requests')
export const profileRows = (name: string): ReadonlyArray<HTMLElement> =>
  itemsOf('Your addresses').filter(({ textContent }) => textContent?.startsWith(name))
export const findProfile = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const [row] = profileRows(name)
    if (row === undefined) throw new Error(`There is no address ${name}`)
    return row
  })
export const findRequest = (): Promise<HTMLElement> =>
  waitFor(() => {
    const [row] = requestRows()
    if (row === undefined) throw new Error('There is no request')
    return row
  })

/** Waits for a button in `part`, because the code of the button may load later than `part`. */
export const findButton = (part: HTMLElement | null, name: string | RegExp): Promise<HTMLElement> =>
  within(part ?? document.body).findByRole('button', { name })

export const menuOf = (name: string): HTMLElement => screen.getByRole('button', { name: `Actions for ${name}` })
/** Returns the entries in the open menu of the address with this name. */
export const entriesOf = (name: string): ReadonlyArray<HTMLElement> => {
  const button = menuOf(name)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '')
  return menu === null ? [] : within(menu).getAllByRole('menuitem')
}

export const editForm = (): HTMLElement | null => screen.queryByRole('region', { name: 'Edit Address' })
export const addForm = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Add Receiving Address' })
export const findAlert = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.getAllByRole('alert').find(({ textContent }) => textContent?.includes(text))
    if (found === undefined) throw new Error(`No alert has ${text}`)
    return found
  })

export const currency = (): HTMLElement => screen.getByRole('combobox', { name: 'Currency' })
export const address = (): Promise<HTMLElement> => screen.findByLabelText('Wallet Address')
export const nickname = (): HTMLElement => screen.getByLabelText('Nickname')

/** Returns the current code of the user's authenticator app. */
export const currentCode = async ({ control }: Account): Promise<string> =>
  ((await control('GET', 'account')) as { readonly code: string }).code

/** Opens the page for a new account and waits until the addresses have loaded. */
export const openAddresses = async (
  persona: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Awaited<ReturnType<typeof openApp>> & { readonly account: Account }> => {
  const account = await makeAccount(persona, overrides)
  const app = await openApp(account, addressesPath)
  await screen.findByRole('group', { name: 'Appearance' })
  await waitFor(() => expect(list().closest('[aria-busy="true"]')).toBeNull())
  return { ...app, account }
}

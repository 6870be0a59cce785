import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { open } from './pages.ts'

/** The screen of the receiving addresses, and its parts. */
export const addresses = '/id/settings/receiving-addresses'

export const list = (page: Page): Locator => page.getByRole('region', { name: 'Your addresses' })
export const addForm = (page: Page): Locator => page.getByRole('region', { name: 'Add Receiving Address' })
export const editForm = (page: Page): Locator => page.getByRole('region', { name: 'Edit Address' })
export const codeModal = (page: Page): Locator => page.getByRole('dialog', { name: '2-step verification' })
export const removalModal = (page: Page): Locator => page.getByRole('dialog', { name: 'Are you sure?' })

export const add = (page: Page): Locator => page.getByRole('button', { name: 'Add Receiving Address' })

export const requestRows = (page: Page): Locator =>
  list(page).getByRole('list', { name: 'Payment requests' }).getByRole('listitem')
export const profileRow = (page: Page, name: string): Locator =>
  list(page)
    .getByRole('list', { name: 'Your addresses' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) })
export const menuOf = (page: Page, name: string): Locator => page.getByRole('button', { name: `Actions for ${name}` })
export const entry = (page: Page, name: string): Locator => page.getByRole('menuitem', { name })

export const currency = (page: Page): Locator => page.getByRole('combobox', { name: 'Currency' })
export const address = (page: Page): Locator => page.getByLabel('Wallet Address')
export const nickname = (page: Page): Locator => page.getByLabel('Nickname')
export const save = (within: Page | Locator): Locator => within.getByRole('button', { name: 'Save Address' })
export const cancel = (within: Page | Locator): Locator => within.getByRole('button', { name: 'Cancel' })

/** Addresses that no account has yet. */
export const bitcoin = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
export const ether = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Users who may receive payouts, and do not yet. */
export const approvedRecipient = {
  applications: [
    { productName: 'payoutsRecipient', status: 'approved', collectionStatus: 'completed', collectionTasks: [] },
  ],
}

export const openAddresses = (page: Page): Promise<void> => open(page, addresses)

/** By the menu of its row. */
export const openEdit = async (page: Page, name: string): Promise<void> => {
  await menuOf(page, name).click()
  await entry(page, 'Edit').click()
  await expect(editForm(page)).toBeVisible()
}

/** What the authenticator app shows now. */
export const currentCode = async (page: Page): Promise<string> => {
  const { code } = (await (await page.request.get('/sandbox/account')).json()) as { readonly code: string }
  return code
}

/** Names of the calls of the account so far. */
export const callsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { calls } = (await (await page.request.get('/sandbox/calls')).json()) as {
    readonly calls: ReadonlyArray<{ readonly name: string }>
  }
  return calls.map(({ name }) => name)
}

/** A state of the screen, which is looked at in every size. */
interface State {
  /** How one gets there from the list. */
  readonly go: (page: Page) => Promise<void>
  /** What stands there then. */
  readonly shown: (page: Page) => Locator
  /** What a window of another size closes is opened anew for each. */
  readonly isClosedBySize?: true
}

const openMenu = (page: Page): Promise<void> => menuOf(page, 'Savings').click()
const openCurrencies = (page: Page): Promise<void> => currency(page).click()

export const states: Readonly<Record<string, State>> = {
  list: { go: async () => undefined, shown: list },
  menu: { go: openMenu, shown: (page) => entry(page, 'Remove sender'), isClosedBySize: true },
  removal: {
    go: async (page) => {
      await openMenu(page)
      await entry(page, 'Remove sender').click()
    },
    shown: removalModal,
  },
  add: {
    go: async (page) => {
      await add(page).click()
      await address(page).fill('none')
      await save(page).click()
    },
    shown: (page) => page.getByRole('alert').filter({ hasText: 'Invalid wallet address' }),
  },
  currencies: {
    go: async (page) => {
      await add(page).click()
      await openCurrencies(page)
    },
    shown: (page) => page.getByRole('option', { name: /Tether/ }),
    isClosedBySize: true,
  },
  'code of the second factor': {
    go: async (page) => {
      await openEdit(page, 'Savings')
      await address(page).fill(bitcoin)
      await save(page).click()
    },
    shown: (page) => codeModal(page).getByRole('textbox'),
  },
}

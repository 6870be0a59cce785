import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { open } from './pages.ts'

/** Path of the page with the user's receiving addresses. */
export const addresses = '/id/settings/receiving-addresses'

export const list = (page: Page): Locator => page.getByRole('region', { name: 'Your addresses' })
export const addForm = (page: Page): Locator => page.getByRole('region', { name: 'Add Receiving Address' })
export const editForm = (page: Page): Locator => page.getByRole('region', { name: 'Edit Address' })
export const codeModal = (page: Page): Locator => page.getByRole('dialog', { name: '2-step verification' })
export const removalModal = (page: Page): Locator => page.getByRole('dialog', { name: 'Are you sure?' })

export const add = (page: Page): Locator => page.getByRole('button', { name: 'Add Receiving Address' })

export const requestRows = (page: Page): Locator =>
  list(page).getByRole('list', { name: 'Payout requests' }).getByRole('listitem')
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
const save = (within: Page | Locator): Locator => within.getByRole('button', { name: 'Save Address' })
export const cancel = (within: Page | Locator): Locator => within.getByRole('button', { name: 'Cancel' })

/** A Bitcoin address that no sandbox account uses yet. */
export const bitcoin = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'

export const openAddresses = (page: Page): Promise<void> => open(page, addresses)

/** Opens the edit form through the menu of the row `name`. */
const openEdit = async (page: Page, name: string): Promise<void> => {
  await menuOf(page, name).click()
  await entry(page, 'Edit').click()
  await expect(editForm(page)).toBeVisible()
}

/** Returns the current code of the user's authenticator app. */
export const currentCode = async (page: Page): Promise<string> => {
  const { code } = (await (await page.request.get('/sandbox/account')).json()) as { readonly code: string }
  return code
}

/** State in which the page of the receiving addresses is tested, such as an open menu, form or dialog. */
export interface State {
  /** Brings the page into this state, starting from the list of addresses. */
  readonly go: (page: Page) => Promise<void>
  readonly shown: (page: Page) => Locator
  /** Leaves this state and returns to the list of addresses. */
  readonly back: (page: Page) => Promise<void>
  /** True if changing the window size may close the open menu, form or dialog. */
  readonly isClosedBySize: boolean
}

const openMenu = (page: Page): Promise<void> => menuOf(page, 'Savings').click()
const openCurrencies = async (page: Page): Promise<void> => {
  await add(page).click()
  await currency(page).click()
}
const press = (key: string) => (page: Page) => page.keyboard.press(key)

export const states = {
  list: { go: async () => undefined, shown: list, back: async () => undefined, isClosedBySize: false },
  menu: { go: openMenu, shown: (page) => entry(page, 'Remove sender'), back: press('Escape'), isClosedBySize: true },
  removal: {
    go: async (page) => {
      await openMenu(page)
      await entry(page, 'Remove sender').click()
    },
    shown: removalModal,
    back: press('Escape'),
    isClosedBySize: false,
  },
  add: {
    go: async (page) => {
      await add(page).click()
      await address(page).fill('none')
      await save(page).click()
    },
    shown: (page) => page.getByRole('alert').filter({ hasText: 'Invalid wallet address' }),
    back: (page) => cancel(page).click(),
    isClosedBySize: false,
  },
  currencies: {
    go: openCurrencies,
    shown: (page) => page.getByRole('option', { name: /Tether/ }),
    back: async (page) => {
      await page.keyboard.press('Escape')
      await cancel(page).click()
      await expect(add(page)).toBeVisible()
    },
    isClosedBySize: true,
  },
  code: {
    go: async (page) => {
      await openEdit(page, 'Savings')
      await address(page).fill(bitcoin)
      await save(page).click()
    },
    shown: (page) => codeModal(page).getByRole('textbox'),
    back: (page) => cancel(codeModal(page)).click(),
    isClosedBySize: false,
  },
} as const satisfies Readonly<Record<string, State>>

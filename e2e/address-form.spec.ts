import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { expect, test } from './fixtures.ts'
import {
  add,
  addForm,
  address,
  bitcoin,
  cancel,
  codeModal,
  currency,
  currentCode,
  editForm,
  entry,
  menuOf,
  nickname,
  openAddresses,
  profileRow,
} from './receiving-pages.ts'

test('RECV-012 RECV-031 RECV-036 RECV-052 a keyboard user adds a receiving address, and edits an existing one', async ({
  page,
  account,
}) => {
  const { keyboard } = page
  await recordAnnouncements(page)
  await account('recipient')
  await openAddresses(page)

  await test.step('an address is added', async () => {
    await add(page).focus()
    await keyboard.press('Enter')
    await expect(addForm(page).getByRole('heading', { name: 'Add Receiving Address' })).toBeFocused()
    // The fields may load after the heading.
    const first = addForm(page).getByRole('button', { name: 'Web3 Options' })
    await expect(first).toBeVisible()
    await keyboard.press('Tab')
    await expect(first).toBeFocused()
    await keyboard.press('Tab')
    await expect(currency(page)).toBeFocused()
    await keyboard.type('lite')
    await keyboard.press('Enter')
    await expect(currency(page)).toHaveValue('Litecoin')
    await keyboard.press('ArrowDown')
    await keyboard.press('Home')
    await keyboard.press('Enter')
    await expect(currency(page)).toHaveValue('Bitcoin')
    await keyboard.press('Tab')
    await keyboard.type(bitcoin)
    await keyboard.press('Tab')
    await expect(nickname(page)).toBeFocused()
    await keyboard.press('Enter')
    await expectAnnounced(page, 'Your address was added.')
    await expect(profileRow(page, 'My Wallet')).toBeVisible()
    await expect(add(page)).toBeFocused()
  })

  await test.step('a keyboard user opens the menu of an address, then its form, and cancels the form', async () => {
    await menuOf(page, 'Everyday').focus()
    await keyboard.press('ArrowDown')
    await expect(entry(page, 'Edit')).toBeFocused()
    await keyboard.press('ArrowDown')
    await expect(entry(page, 'Remove sender')).toBeFocused()
    await keyboard.press('Escape')
    await expect(menuOf(page, 'Everyday')).toBeFocused()
    await keyboard.press('Enter')
    await expect(entry(page, 'Edit')).toBeFocused()
    await keyboard.press('Enter')
    await expect(editForm(page).getByRole('heading', { name: 'Edit Address' })).toBeFocused()
    await cancel(editForm(page)).focus()
    await keyboard.press('Enter')
    await expect(menuOf(page, 'Everyday')).toBeFocused()
  })

  await test.step('a code confirms a changed address', async () => {
    await menuOf(page, 'Savings').focus()
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await expect(editForm(page).getByRole('heading', { name: 'Edit Address' })).toBeFocused()
    await address(page).focus()
    await keyboard.press('ControlOrMeta+A')
    // A Bitcoin address that no sandbox account uses yet.
    await keyboard.type('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy')
    await keyboard.press('Enter')
    await expect(codeModal(page).getByRole('textbox')).toBeFocused()
    await keyboard.type(await currentCode(page))
    await keyboard.press('Enter')
    await expectAnnounced(page, 'Your address was updated.')
    await expect(codeModal(page)).toBeHidden()
    await expect(menuOf(page, 'Savings')).toBeFocused()
  })
})

import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'

const security = '/id/settings/security'

const history = (page: Page) => page.getByRole('region', { name: 'Security history' })

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'

test('L3 tells what happened to the account, and shows more of it when asked', async ({
  page,
  playwright,
  baseURL,
  expectAccessible,
}) => {
  const person = await makePerson(page.request, 'verified')
  for (let index = 0; index < 10; index += 1) {
    const device = await playwright.request.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      userAgent: firefox,
    })
    await device.post('/authenticate/login', {
      form: { email: person.email, password: person.password },
      maxRedirects: 0,
    })
    await device.dispose()
  }
  await page.goto(security)
  const list = history(page).getByRole('listitem')
  await expect(list).toHaveCount(10)
  await expect(list.first()).toContainText('Signed in')
  await expect(list.first()).toContainText('just now · Firefox on Linux · This machine')
  await expectAccessible()
  await history(page).getByRole('button', { name: 'Show more' }).click()
  await expect(list).toHaveCount(11)
  await expect(list.last()).toContainText('Chrome on Windows')
  await expect(history(page).getByRole('button')).toHaveCount(0)
})

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeAccount } from '../app/account.ts'
import { openApp } from '../app/open-app.tsx'

/**
 * Waits for the header of the wallet mode, and returns the texts of the page. `elsewhere` contains the roles of all elements
 * with which the user could leave the wallet mode.
 */
const findWallet = async () => {
  const masthead = await screen.findByRole('banner', { name: 'Card' })
  const { textContent } = await screen.findByRole('main')
  const elsewhere = ['navigation', 'link', 'button', 'contentinfo', 'dialog']
  return {
    number: within(masthead).getByText('1234').textContent,
    headings: screen.getAllByRole('heading').map((heading) => heading.textContent),
    main: textContent,
    elsewhere: elsewhere.filter((role) => screen.queryAllByRole(role).length > 0),
  }
}
const onlyWallet = { number: '1234', headings: ['Card'], main: 'Wallet', elsewhere: [] }

it.each(['/home', '/settings/profile'])('SHELL-011 the page %s?isWallet=true shows only the wallet', async (path) => {
  await openApp(await makeAccount('cardholder'), `${path}?isWallet=true`)
  expect(await findWallet()).toEqual(onlyWallet)
})

it('SHELL-011 home shows only the wallet if the variable WALLET_MODE is "on"', async () => {
  await openApp(await makeAccount('cardholder'), '/home', { variables: { WALLET_MODE: 'on' } })
  expect(await findWallet()).toEqual(onlyWallet)
})

it('SHELL-011 home shows the whole app if the query string contains isWallet with any value except "true"', async () => {
  const account = await makeAccount('shopper')
  for (const query of ['?isWallet=false', '?isWallet=1', '?isWallet=TRUE', '?isWallet']) {
    // eslint-disable-next-line no-await-in-loop -- one after the other
    await openApp(account, `/home${query}`)
    // eslint-disable-next-line no-await-in-loop -- one after the other
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument()
    // eslint-disable-next-line no-await-in-loop -- one after the other
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument()
  }
})

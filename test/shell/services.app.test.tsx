import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeAccount } from '../app/account.ts'
import { openApp } from '../app/open-app.tsx'

const services = ['captcha', 'chat', 'analytics'] as const
type Service = (typeof services)[number]

const addressOf = (service: Service): string => `/stand-ins/${service}.js`

/**
 * Intercepts the loading of scripts. If `isFailing`, each script gets an `error` event; otherwise its load stays pending.
 */
const interceptScripts = (isFailing: boolean) => {
  const requested: Array<string> = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue
      requested.push(new URL(node.src, location.origin).pathname)
      if (isFailing) queueMicrotask(() => node.dispatchEvent(new Event('error')))
    }
  })
  return { requested: () => requested }
}

it.each(
  services.flatMap((service) => [
    { service, state: 'fails', isFailing: true, lines: [service] },
    { service, state: 'is pending', isFailing: false, lines: [] },
  ]),
)('SHELL-082 the app stays usable while the $service script $state', async ({ service, isFailing, lines }) => {
  const { requested } = interceptScripts(isFailing)
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const { user } = await openApp(await makeAccount('cardholder'), '/home', {
    variables: { [`SCRIPT_${service.toUpperCase()}`]: addressOf(service) },
  })
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ben' })
  const activity = within(await screen.findByRole('region', { name: 'Recent Activity' }))
  const [row] = await activity.findAllByRole('listitem')
  await screen.findByRole('group', { name: 'Appearance' })
  await user.click(within(row ?? document.body).getByRole('button'))
  await screen.findByRole('dialog', { name: 'Details' })
  await user.keyboard('{Escape}')
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Pay Bills' }))
  await screen.findByRole('heading', { level: 1, name: 'Pay your bills with crypto' })
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')).toEqual([])
  await waitFor(() => expect(requested()).toContain(addressOf(service)))
  const logged = () =>
    info.mock.calls
      .flat()
      .map(String)
      .filter((text) => text.includes('could not be loaded'))
  await waitFor(() => expect(logged()).toEqual(lines.map((line) => expect.stringContaining(line) as unknown)))
})

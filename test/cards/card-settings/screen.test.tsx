import 'reflect-metadata/lite'
import {
  type CardSettingsCardView,
  type CardSettingsView,
  externalPages,
  type MailingAddressView,
  makeStores,
} from '@paydeck/core'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CardSettingsScreen } from '../../../ui/cards/card-settings/CardSettingsScreen.tsx'
import { framed } from '../../slice-bench/framed.tsx'

const pages = Object.fromEntries(externalPages.map((page) => [page, `https://pages.test/${page}`]))

const everyday: CardSettingsCardView = {
  id: 'a',
  name: 'Everyday',
  fullName: 'Everyday',
  lastFour: '4821',
  tab: '...4821',
  to: '/settings/card/a',
  rename: { label: 'Card Name', value: 'Everyday', action: 'Edit' },
  lock: { label: 'Lock card', text: 'Purchases are declined.', isOn: false, status: null },
  documents: [
    { label: 'Terms and conditions', page: 'terms' },
    { label: 'Fee disclosure', page: 'feeDisclosure' },
  ],
}
const old: CardSettingsCardView = {
  ...everyday,
  id: 'b',
  fullName: 'Old card',
  tab: '...3400',
  to: '/settings/card/b',
  rename: { label: 'Card Name', value: 'Old card', action: 'Edit' },
  lock: null,
  documents: [],
}

type Row = MailingAddressView['row']
const row: Row = { label: 'Mailing Address', text: 'No address found.', isLoading: false, action: 'Add', failure: null }

/** Renders the settings of a card over fake slices that record their calls. */
const shown = (id: string, { isReady = true }: { readonly isReady?: boolean } = {}) => {
  const stores = makeStores()
  const view = stores.make<CardSettingsView>({
    cards: [everyday, old],
    name: {
      label: 'Card name',
      value: '',
      hint: '',
      error: null,
      action: 'Update',
      cancel: 'Cancel',
      canSubmit: false,
      status: null,
      alert: null,
    },
  })
  const rows = stores.make<MailingAddressView>({ row, form: {} as MailingAddressView['form'] })
  const ready = stores.make(isReady)
  const settings = { enter: vi.fn(), toggleLock: vi.fn(), open: vi.fn() }
  const address = { enter: vi.fn(), open: vi.fn(), reload: vi.fn() }
  const frame = framed({
    ports: { configuration: { pages } },
    slices: {
      cardSettings: { ...settings, view, rename: { open: settings.open } },
      mailingAddress: { ...address, view: rows, isReady: ready },
    },
  })
  const page = (card: string) => <CardSettingsScreen params={{ id: card }} />
  const { rerender } = render(page(id), frame)
  return {
    settings,
    address,
    set: (change: Partial<CardSettingsCardView>) =>
      act(async () => view.update((now) => ({ ...now, cards: [{ ...everyday, ...change }, old] }))),
    setRow: (change: Partial<Row>) => act(async () => rows.update((now) => ({ ...now, row: { ...row, ...change } }))),
    arrive: () => act(async () => ready.update(() => true)),
    go: (card: string) => rerender(page(card)),
  }
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Cards' })).getAllByRole('link')
const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? null)

it('CARD-094 CARD-095 the settings screen has a tab for each card, with the last digits and a link to the card’s settings', () => {
  shown('a')
  expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['...4821, Everyday', '/settings/card/a'],
    ['...3400, Old card', '/settings/card/b'],
  ])
  expect(tabs().map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null])
})

it('CARD-098 CARD-099 CARD-102 the settings screen shows the settings of a card, and calls `enter` for each shown card', () => {
  const { settings, address, go } = shown('a')
  expect(titles().slice(2)).toEqual([
    'Card Name',
    'Lock card',
    'Mailing Address',
    'Terms and conditions',
    'Fee disclosure',
  ])
  expect(screen.getByRole('link', { name: 'Read: Fee disclosure' })).toMatchObject({
    href: 'https://pages.test/feeDisclosure',
    target: '_blank',
  })
  go('b')
  expect(titles().slice(2)).toEqual(['Card Name', 'Mailing Address'])
  expect(screen.queryByRole('switch')).toBeNull()
  expect(settings.enter.mock.calls).toEqual([['a'], ['b']])
  expect(address.enter.mock.calls).toEqual([[]])
})

it('CARD-003 CARD-019 the lock switch and the tab show whether the card is locked; a press calls `toggleLock` once', async () => {
  const { settings, set } = shown('a')
  const toggle = () => screen.getByRole('switch', { name: 'Lock card' })
  expect(toggle().getAttribute('aria-checked')).toBe('false')
  expect(document.getElementById(toggle().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Purchases are declined.',
  )
  await userEvent.click(toggle())
  expect(settings.toggleLock.mock.calls).toEqual([['a']])
  await set({ lock: { label: 'Lock card', text: 'Purchases are declined.', isOn: false, status: 'loading' } })
  await userEvent.click(toggle())
  expect(settings.toggleLock).toHaveBeenCalledTimes(1)
  await set({ lock: { label: 'Lock card', text: 'Purchases are declined.', isOn: true, status: null } })
  expect(toggle().getAttribute('aria-checked')).toBe('true')
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['...4821, Everyday, locked', '...3400, Old card'])
})

it('CARD-096 CARD-097 the settings screen shows the mailing address; it also says if there is none or if loading failed', async () => {
  const { address, setRow } = shown('a')
  const line = () => screen.getAllByRole('listitem').find((item) => item.textContent?.includes('Mailing Address'))
  const busy = () => line()?.querySelector('[aria-busy]')?.getAttribute('aria-busy')
  expect([line()?.textContent, busy()]).toEqual(['Mailing AddressNo address found.Add', 'false'])
  await userEvent.click(screen.getByRole('button', { name: 'Add: Mailing Address' }))
  expect(address.open).toHaveBeenCalledTimes(1)
  await setRow({ text: '48 Larkspur Lane', action: 'Update' })
  expect(line()?.textContent).toBe('Mailing Address48 Larkspur LaneUpdate')
  await setRow({ text: null, action: null, isLoading: true })
  expect(line()?.textContent).toBe('Mailing Address')
  expect(busy()).toBe('true')
  await setRow({ text: null, action: null, failure: { text: 'It could not be loaded.', action: 'Try Again' } })
  expect(line()?.textContent).toBe('Mailing AddressIt could not be loaded.Try Again')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again: Mailing Address' }))
  expect(address.reload).toHaveBeenCalledTimes(1)
})

it('ROUTE-048 until the maps script has loaded or failed, the settings screen shows no card settings', async () => {
  const { settings, address, arrive } = shown('a', { isReady: false })
  expect([screen.queryByRole('navigation'), screen.queryByText('Card Name')]).toEqual([null, null])
  expect([settings.enter.mock.calls, address.enter.mock.calls]).toEqual([[['a']], [[]]])
  await arrive()
  expect(titles()).toContain('Card Name')
})

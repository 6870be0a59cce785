import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CurrencyPill } from '../../ui/kit/CurrencyPill.tsx'
import { RowMenu } from '../../ui/kit/RowMenu.tsx'
import { placeBeside } from '../../ui/kit/use-beside.ts'
import { standInPopovers } from './popovers.ts'

standInPopovers()

const chosen = vi.fn<(id: string) => void>()
const actions = [
  { id: 'edit', label: 'Edit', disabled: 'Two-factor authentication is off.', onChoose: () => chosen('edit') },
  { id: 'remove', label: 'Remove Acme', disabled: null, onChoose: () => chosen('remove') },
  { id: 'delete', label: 'Delete', disabled: null, isDanger: true, onChoose: () => chosen('delete') },
]

const button = () => screen.getByRole('button', { name: 'Options of My Wallet' })
const entry = (name: RegExp) => screen.getByRole('menuitem', { name })

const openMenu = async () => {
  chosen.mockClear()
  const user = userEvent.setup()
  render(<RowMenu label="Options of My Wallet" actions={actions} />)
  button().focus()
  await user.keyboard('{ArrowDown}')
  expect(button().getAttribute('aria-expanded')).toBe('true')
  return user
}

it('when the row menu opens, its first entry has the focus; the arrow keys wrap around at both ends', async () => {
  const user = await openMenu()
  expect(document.activeElement).toBe(entry(/Edit/))
  // Destructive entries have their own style.
  expect([/Edit/, /Remove/, /Delete/].map((name) => entry(name).dataset['danger'])).toEqual(['false', 'false', 'true'])
  const walked: Array<string> = []
  for (const key of ['ArrowUp', 'ArrowDown', 'End', 'Home', 'ArrowDown']) {
    // eslint-disable-next-line no-await-in-loop -- each key must take effect before the next
    await user.keyboard(`{${key}}`)
    walked.push(document.activeElement?.textContent ?? '')
  }
  const edit = 'EditTwo-factor authentication is off.'
  expect(walked).toEqual(['Delete', edit, 'Delete', edit, 'Remove Acme'])
})

it('a press opens the row menu and focuses the menu’s first entry; a second press closes the menu', () => {
  render(<RowMenu label="Options of My Wallet" actions={actions} />)
  fireEvent.click(button())
  expect([button().getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', entry(/Edit/)])
  fireEvent.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

it('a press on a disabled entry of the row menu has no effect, and the entry shows the reason', async () => {
  const user = await openMenu()
  expect(entry(/Two-factor authentication is off/).getAttribute('aria-disabled')).toBe('true')
  await user.click(entry(/Edit/))
  expect(chosen).not.toHaveBeenCalled()
  expect(button().getAttribute('aria-expanded')).toBe('true')
})

it('a press on an entry of the row menu runs its action and closes the menu', async () => {
  const user = await openMenu()
  await user.click(entry(/Remove Acme/))
  expect(chosen.mock.calls).toEqual([['remove']])
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

it('Tab and Shift+Tab close the open row menu', async () => {
  for (const [keys, after] of [
    ['{Tab}', 'After'],
    ['{Shift>}{Tab}{/Shift}', 'Before'],
  ] as const) {
    const { unmount } = render(
      <>
        <button>Before</button>
        <RowMenu label="Options of My Wallet" actions={actions} />
        <button>After</button>
      </>,
    )
    fireEvent.click(button())
    expect(document.activeElement).toBe(entry(/Edit/))
    // eslint-disable-next-line no-await-in-loop -- each key must take effect before the next
    await userEvent.keyboard(keys)
    expect([after, button().getAttribute('aria-expanded')]).toEqual([after, 'false'])
    expect(screen.queryAllByRole('menu').filter((menu) => menu.hasAttribute('data-shown'))).toEqual([])
    unmount()
  }
})

it('RECV-021 the currency pill shows icons and, for example, “+2 More”; screen readers read the pill’s label instead', () => {
  const { container, rerender } = render(<CurrencyPill label="Currencies: USDC" icons={['usdc']} more={null} />)
  expect(container.textContent).toBe('Currencies: USDC')
  rerender(<CurrencyPill label="All of them" icons={['usdc', 'usdc', 'btc', 'eth']} more="+2 More" />)
  expect([...container.querySelectorAll('[data-coin]')].map((icon) => icon.getAttribute('data-coin'))).toEqual([
    'usdc',
    'usdc',
    'btc',
    'eth',
  ])
  expect(screen.getByText('+2 More').getAttribute('aria-hidden')).toBe('true')
})

it.each([
  { where: 'below when it fits there', anchor: { top: 100, bottom: 144 }, height: 300, isAbove: false, room: 648 },
  { where: 'above at the end of the window', anchor: { top: 700, bottom: 744 }, height: 300, isAbove: true, room: 692 },
  {
    where: 'below when it fits nowhere and below is larger',
    anchor: { top: 100, bottom: 144 },
    height: 900,
    isAbove: false,
    room: 648,
  },
  {
    where: 'below at the end of the window when it fits there',
    anchor: { top: 700, bottom: 744 },
    height: 40,
    isAbove: false,
    room: 48,
  },
])('placeBeside positions a menu $where', ({ anchor, height, isAbove, room }) => {
  expect(placeBeside(anchor, height, 800)).toEqual({ isAbove, room })
})

import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Tooltip } from '../../ui/kit/Tooltip.tsx'
import { standInPopovers } from './popovers.ts'

standInPopovers()

const show = () => {
  render(
    <>
      <Tooltip text="Reloads are temporarily disabled">
        {(ties) => (
          <button type="button" aria-disabled="true" {...ties}>
            Add funds
          </button>
        )}
      </Tooltip>
      <button type="button">Settings</button>
    </>,
  )
  return userEvent.setup()
}
const button = () => screen.getByRole('button', { name: 'Add funds' })
const isShown = () => screen.getByRole('tooltip', { hidden: true }).hasAttribute('data-shown')

it('a tooltip describes its button to screen readers, even if the tooltip is not visible', () => {
  show()
  expect(button().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip', { hidden: true }).id)
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Reloads are temporarily disabled')
  expect(isShown()).toBe(false)
})

it('a tooltip is visible while the pointer is over its button, and also while this button has the focus', async () => {
  const user = show()
  await user.hover(button())
  expect(isShown()).toBe(true)
  await user.unhover(button())
  expect(isShown()).toBe(false)
  await user.tab()
  expect([document.activeElement, isShown()]).toEqual([button(), true])
  await user.tab()
  expect(isShown()).toBe(false)
})

it('Escape hides a tooltip that is visible on hover, even if its button does not have the focus', async () => {
  const user = show()
  await user.hover(button())
  await user.keyboard('{Escape}')
  expect(isShown()).toBe(false)
})

it('a tooltip that was opened by touch stays visible until the user touches the page outside the tooltip’s button', () => {
  show()
  fireEvent.pointerEnter(button(), { pointerType: 'touch' })
  expect(isShown()).toBe(false)
  fireEvent.click(button())
  fireEvent.pointerLeave(button(), { pointerType: 'touch' })
  expect(isShown()).toBe(true)
  fireEvent.pointerDown(button())
  expect(isShown()).toBe(true)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Settings' }))
  expect(isShown()).toBe(false)
})

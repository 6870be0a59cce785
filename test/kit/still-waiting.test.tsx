import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StillWaiting } from '../../ui/kit/StillWaiting.tsx'

it('the message about slow loading is hidden at first; it contains a link that reloads the page', () => {
  render(<StillWaiting what="your bills" />)
  const status = screen.getByRole('status', { hidden: true })
  expect(status.textContent).toBe('Still waiting for your bills. Your connection or our server may be slow. Reload')
  expect(getComputedStyle(status).visibility).toBe('hidden')
  // An empty `href` leads to the current URL, so the link reloads the page.
  expect(screen.getByText('Reload').getAttribute('href')).toBe('')
})

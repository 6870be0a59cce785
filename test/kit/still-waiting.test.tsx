import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StillWaiting } from '../../ui/kit/StillWaiting.tsx'

it('has words for what takes long, out of sight until then, and a way to begin anew', () => {
  render(<StillWaiting what="your bills" />)
  const told = screen.getByRole('status', { hidden: true })
  expect(told.textContent).toBe('Still waiting for your bills. Your connection or our server may be slow. Reload')
  expect(getComputedStyle(told).visibility).toBe('hidden')
  // The address of the page itself.
  expect(screen.getByText('Reload').getAttribute('href')).toBe('')
})

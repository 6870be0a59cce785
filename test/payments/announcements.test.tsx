import 'reflect-metadata/lite'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Announcements } from '../../ui/kit/Announcements.tsx'

it('`Announcements` announces a repeated text again, but does not announce the text with which it is first rendered', () => {
  const { rerender } = render(<Announcements announcement={{ text: 'Birch is complete.', count: 4 }} />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  rerender(<Announcements announcement={{ text: 'Birch is complete.', count: 5 }} />)
  const first = region.firstChild
  expect(region.textContent).toBe('Birch is complete.')
  rerender(<Announcements announcement={{ text: 'Birch is complete.', count: 6 }} />)
  expect(region.textContent).toBe('Birch is complete.')
  // Screen readers announce an equal text again only if the region gets a new node.
  expect(region.firstChild).not.toBe(first)
  expect(screen.getByRole('status')).toBe(region)
})

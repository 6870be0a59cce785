import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../../ui/kit/Button.tsx'
import { Empty } from '../../ui/kit/Empty.tsx'
import { history } from '../../ui/kit/icons-later.ts'
import { PageFailure } from '../../ui/kit/PageFailure.tsx'
import { SkeletonPanel } from '../../ui/kit/Skeleton.tsx'

it('a loading panel is marked as busy and keeps its heading; the panel’s skeleton is hidden from screen readers', () => {
  render(<SkeletonPanel heading="Passkeys" rows={{ kind: 'item', count: 2 }} />)
  const panel = screen.getByRole('region', { name: 'Passkeys' })
  expect(panel.getAttribute('aria-busy')).toBe('true')
  const rows = [...panel.querySelectorAll('.skeleton-row')]
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(row.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(panel.textContent).toBe('Passkeys')
})

it('a screen reader announces a failed page as an alert; the alert does not contain the retry button', () => {
  render(
    <PageFailure title="Something went wrong." text="The server didn't respond." reference="No response · 9:04 AM">
      <Button>Try Again</Button>
    </PageFailure>,
  )
  const alert = screen.getByRole('alert')
  for (const words of ['Something went wrong.', "The server didn't respond.", 'No response · 9:04 AM'])
    expect(alert.textContent).toContain(words)
  expect(alert.contains(screen.getByRole('button', { name: 'Try Again' }))).toBe(false)
})

it('an empty state shows the reason and the next step', () => {
  render(
    <Empty icon={history} title="Uh oh, it's a ghost town in here!" text="No payments in the last 3 months.">
      <Button kind="quiet">Show all dates</Button>
    </Empty>,
  )
  expect(screen.getByRole('heading', { level: 3, name: "Uh oh, it's a ghost town in here!" })).toBeTruthy()
  expect(screen.getByText('No payments in the last 3 months.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show all dates' })).toBeTruthy()
})

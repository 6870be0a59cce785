import type { Application } from '@paydeck/core/verification'
import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { VerificationRow } from '../../../ui/profile/profile-settings/parts/VerificationRow.tsx'
import { settingsOf } from '../bench.ts'

const application = (over: Partial<Application>): Application => ({
  applicationId: 'a1',
  productName: 'individualShopperTier1',
  status: 'pending',
  collectionStatus: null,
  collectionTasks: [],
  ...over,
})

const viewOf = async (applications: ReadonlyArray<Application> | null) =>
  (await settingsOf({ applications: { applications } })).view().verification

const show = async (applications: ReadonlyArray<Application> | null) => {
  const view = await viewOf(applications)
  return render(
    <ul>
      <VerificationRow view={view} onRetry={vi.fn()} />
    </ul>,
  )
}

const terms = () => screen.queryAllByRole('term').map(({ textContent }) => textContent)

it('VERIF-021 VERIF-022 VERIF-023 before the user applies, the verification row links to the first step', async () => {
  await show([])
  expect(screen.getByText('Not verified yet')).toBeDefined()
  expect(screen.getByText('For payments of $3,000 or more. Review takes 24 to 48 hours.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Get Verified: Identity verification' }).getAttribute('href')).toBe(
    '/verification/get-started?apply=individualShopperTier1',
  )
  expect(terms().slice(0, 2)).toEqual(['Why this status', 'What happens next'])
  expect([screen.queryByRole('progressbar'), screen.queryByRole('list', { name: /Progress/ })]).toEqual([null, null])
})

it('the verification row shows a progress bar only while documents of the user are missing', async () => {
  const tasks = [1, 2, 3, 4, 5].map((at) => ({ status: at === 1 ? 'completedSuccess' : 'notStarted' }))
  const started = application({ status: 'initializing', collectionStatus: 'incomplete', collectionTasks: tasks })
  const { rerender } = await show([started])
  expect(screen.getByText('In Progress - 40% complete')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Identity verification' }).getAttribute('aria-valuenow')).toBe('40')
  const reviewed = await viewOf([{ ...started, status: 'pending', collectionStatus: 'awaitingApproval' }])
  rerender(
    <ul>
      <VerificationRow view={reviewed} onRetry={vi.fn()} />
    </ul>,
  )
  expect(screen.getByText('Pending approval')).toBeDefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('the verification row lists the past events of the application with their times', async () => {
  const history = [
    { step: 'applied', at: '2026-11-20T16:10:00Z' },
    { step: 'collected', at: '2026-11-20T16:12:00Z' },
    { step: 'inReview', at: '2026-11-20T16:13:00Z' },
    { step: 'decided', at: '2026-11-21T09:00:00Z' },
  ]
  await show([application({ status: 'rejected', history })])
  const steps = within(screen.getByRole('list', { name: 'Verification progress' })).getAllByRole('listitem')
  expect(steps).toHaveLength(4)
  expect(steps.at(-1)?.textContent).toMatch(/^Decision, failedNov 21, 2026/)
  expect(steps[0]?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T16:10:00.000Z')
})

it('if the applications failed to load, the verification row shows a button that loads them again', async () => {
  await show(null)
  expect(screen.getByText("We couldn't load your verification.")).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try Again: Identity verification' })).toBeDefined()
  expect(terms()).toEqual([])
})

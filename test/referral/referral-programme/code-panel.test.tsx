import 'reflect-metadata/lite'
import { makeStores, type ReferralProgrammeView } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ReferralCodePanel } from '../../../ui/referral/referral-programme/ReferralCodePanel.tsx'
import { framed } from '../../slice-bench/framed.tsx'

const at = Date.UTC(2027, 0, 31)

const first: ReferralProgrammeView = {
  offer: 'You each get something.',
  code: null,
  isLoading: true,
  failure: null,
  statusText: null,
}

const shown = () => {
  const view = makeStores().make(first)
  const loadAll = vi.fn()
  render(<ReferralCodePanel />, framed({ slices: { referralProgramme: { view, loadAll } } }))
  return {
    loadAll,
    set: (change: Partial<ReferralProgrammeView>) => act(async () => view.update((now) => ({ ...now, ...change }))),
  }
}

const text = (): string | undefined =>
  screen.queryByRole('region', { name: 'Refer a friend' })?.textContent ?? undefined

it('CARD-103 the referral panel loads its data when it appears, and shows the code and the status', async () => {
  const { loadAll, set } = shown()
  expect(loadAll).toHaveBeenCalledTimes(1)
  expect(text()).toBe('Refer a friendYou each get something.')
  await set({ code: 'FRIEND23', isLoading: false })
  expect(text()).toBe('Refer a friendYou each get something.Referral codeFRIEND23Copy')
  await set({ statusText: ['Your referral is open until ', { text: 'Jan 31, 2027', at }, '.'] })
  expect(text()).toContain('Your referral is open until Jan 31, 2027.')
  await set({ statusText: ['Referral status: rewarded.'] })
  expect(text()).toContain('Referral status: rewarded.')
  expect(loadAll).toHaveBeenCalledTimes(1)
})

it('ERR-022 the referral panel shows an error if the code failed to load; the button "Try Again" loads the code again', async () => {
  const { loadAll, set } = shown()
  await set({ isLoading: false, failure: 'Uh oh.' })
  expect(screen.getByRole('alert').textContent).toBe('Uh oh.')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(loadAll).toHaveBeenCalledTimes(2)
})

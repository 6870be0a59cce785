import 'reflect-metadata/lite'
import { constant, makeStores, type PaymentsPageView } from '@paydeck/core'
import { act as settled, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { vi } from 'vitest'
import { useLive } from '../../../ui/di/use-live.ts'
import { PaymentsPage } from '../../../ui/payments/PaymentsPage.tsx'
import { framed } from '../../slice-bench/framed.tsx'

/** Renders the payments page with this view, and records the calls of its actions. */
export const shown = async (view: PaymentsPageView, width = 1280) => {
  const act = {
    open: vi.fn(() => true),
    more: vi.fn(),
    moreConfirming: vi.fn(),
    tryAgain: vi.fn(),
    refresh: vi.fn(),
    narrow: vi.fn(),
    save: vi.fn(),
    exportYear: vi.fn(),
  }
  const views = makeStores().make(view)
  const Page = () => (
    <PaymentsPage view={useLive(views)} act={act} headerActions={<button type="button">Hide amounts</button>} />
  )
  render(<Page />, framed({ ports: { device: { width: constant(width) } } }))
  // The side panels load after the lists.
  await screen.findByRole('region', { name: 'What the statuses mean' })
  await screen.findByRole('group', { name: 'Type' })
  return {
    act,
    show: (now: PaymentsPageView) => settled(() => views.update(() => now)),
    /** Renders a new view synchronously. Work that React defers until after the paint is still pending. */
    answer: (now: PaymentsPageView) => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
      flushSync(() => views.update(() => now))
    },
  }
}

export const panel = (name: string) => screen.getByRole('region', { name })
export const panels = () =>
  screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent)
export const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }))

import 'reflect-metadata/lite'
import { makeStores, type PaymentsPageView } from '@paydeck/core'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { makeContainer } from '../../../ui/di/container.ts'
import { ContainerProvider } from '../../../ui/di/ContainerProvider.tsx'
import { port } from '../../../ui/di/tokens.ts'
import { PaymentsPage } from '../../../ui/payments/PaymentsPage.tsx'

/** The page as it shows a view, over actions that are recorded. */
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
  const container = makeContainer([])
  const device = {
    width: makeStores().make(width),
    isOnline: makeStores().make(true),
    timeZone: () => 'UTC',
    userAgent: '',
  }
  container.bind(port('device')).toConstantValue(device)
  const page = (now: PaymentsPageView) => (
    <ContainerProvider container={container}>
      <PaymentsPage view={now} act={act} beside={<button type="button">Hide amounts</button>} />
    </ContainerProvider>
  )
  const { rerender } = render(page(view))
  // What stands beside the lists comes after them.
  await screen.findByRole('region', { name: 'What the statuses mean' })
  await screen.findByRole('group', { name: 'Type' })
  return { act, show: (now: PaymentsPageView) => rerender(page(now)) }
}

export const panel = (name: string) => screen.getByRole('region', { name })
export const panels = () =>
  screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent)
export const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }))

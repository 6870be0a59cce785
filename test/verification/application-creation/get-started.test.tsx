import 'reflect-metadata/lite'
import { constant, introView, type Slices } from '@paydeck/core'
import { makeToastSlot } from '@paydeck/core/toasts'
import { noConnections } from '@paydeck/core/verification'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { GetStartedScreen } from '../../../ui/verification/application-creation/GetStartedScreen.tsx'
import { pages } from '../../shell/bench.ts'
import { framed } from '../../slice-bench/framed.tsx'
import { makeSurroundings } from '../../slice-bench/index.ts'

const show = (product: string, invite: string | null = null) => {
  const begun: Array<string> = []
  const toasts = makeToastSlot(makeSurroundings().ports)
  const task = () => Promise.resolve()
  const applicationCreation: Slices['applicationCreation'] = {
    connections: constant(noConnections),
    view: constant({
      individualShopperTier1: introView('individualShopperTier1', invite),
      payoutsRecipient: introView('payoutsRecipient', invite),
    }),
    begin: (started) => void begun.push(started),
    tasks: { createMissing: task, createAfterRefresh: task },
  }
  render(
    <GetStartedScreen id="verification-get-started" params={{ product }} />,
    framed({ ports: { configuration: { productName: 'Acme', pages } }, slices: { applicationCreation, toasts } }),
  )
  return { begun, toast: () => toasts.view.get() }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

it('VERIF-001 VERIF-002 VERIF-003 VERIF-004 the page "Get Started" shows the steps, a link to help and the button "Continue"', () => {
  show('individualShopperTier1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Let's verify your identity")
  const steps = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Identity Document.*with your camera\.$/),
    expect.stringMatching(/^A selfie.*from your camera/),
  ])
  const help = screen.getByRole('link', { name: 'Which documents are accepted?' })
  expect([help.getAttribute('href'), help.getAttribute('target')]).toEqual(['/pages/verification-help', '_blank'])
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
})

it('"Continue" starts the verification and shows a toast with a link, because the browser may block the new tab', async () => {
  const { begun, toast } = show('payoutsRecipient', 'token')
  expect(toast()).toBeNull()
  await press()
  expect(begun).toEqual(['payoutsRecipient'])
  expect(toast()).toMatchObject({
    role: 'status',
    title: 'No new tab opened?',
    link: {
      label: 'Open the verification app',
      address: '/id/verify?context=dashboard&apply=payoutsRecipient&payouts=true&accept-invite-payload=token',
    },
  })
})

it('if the query string contains an unknown product, "Continue" starts the verification for the shopper product', async () => {
  const { begun } = show('somethingElse')
  await press()
  expect(begun).toEqual(['individualShopperTier1'])
})

import { makeStores } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { expect, it } from 'vitest'
import { ConnectionBanner } from '../../ui/connection/ConnectionBanner.tsx'
import { addModulesToken } from '../../ui/di/container.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { slice } from '../../ui/di/tokens.ts'

type View = { readonly tone: 'wait' | 'good'; readonly lead: string; readonly text: string | null } | null

it('the connection banner is a status region that is empty if there is no message, and never has a close button', () => {
  const view = makeStores().make<View>(null)
  const container = new Container()
  container.bind(slice('connection')).toConstantValue({ view })
  container.bind(addModulesToken).toConstantValue(() => undefined)
  render(
    <ContainerProvider container={container}>
      <ConnectionBanner />
    </ContainerProvider>,
  )
  // The status element exists before its text, so that screen readers announce the text.
  const status = screen.getByRole('status')
  const tone = () => status.querySelector('[data-tone]')?.getAttribute('data-tone')
  expect(status.childNodes).toHaveLength(0)
  act(() => view.update(() => ({ tone: 'wait', lead: "You're offline.", text: 'Amounts are from 9:04 AM.' })))
  expect(status.textContent).toBe("You're offline. Amounts are from 9:04 AM.")
  expect([tone(), screen.queryByRole('button')]).toEqual(['wait', null])
  act(() => view.update(() => ({ tone: 'good', lead: "You're back online.", text: null })))
  expect(status.textContent?.trim()).toBe("You're back online.")
  expect(tone()).toBe('good')
  act(() => view.update(() => null))
  expect(status.childNodes).toHaveLength(0)
})

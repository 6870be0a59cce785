import 'reflect-metadata/lite'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TwoFactorPanel } from '../../../ui/security/two-factor/TwoFactorPanel.tsx'
import { renderStubbed } from '../../app/stubbed-screen.tsx'

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('the text, colour and buttons of the two-factor panel depend on whether two-factor is on', () => {
  const card = (kind: 'on' | 'off') => ({ kind, pill: `It is ${kind}`, text: 'What it does.' })
  const turn = renderStubbed({ screen: <TwoFactorPanel />, slice: 'twoFactor', at: 'card' }, card('off'))
  const tone = (words: string) => screen.getByText(words).getAttribute('data-tone')
  expect([tone('It is off'), buttons()]).toEqual(['neutral', ['Turn on']])
  turn(card('on'))
  expect([tone('It is on'), buttons()]).toEqual(['good', ['Generate backup codes', 'Turn off']])
})

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openOver } from './open-over.tsx'
import { providerAt } from './provider.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

it.each([0, 5000])(
  'SHELL-016 SHELL-019 the page replaces the start screen, also if it first renders %i ms after the start',
  async (beforeRender) => {
    const start = document.body.appendChild(document.createElement('div'))
    start.id = 'start'
    await openOver(providerAt(), '/home', beforeRender)
    await screen.findByRole('heading', { level: 1 })
    expect(document.getElementById('start')).toBeNull()
  },
)

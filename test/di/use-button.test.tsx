import 'reflect-metadata/lite'
import { makeStores, type Status } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useButton } from '../../ui/di/use-button.ts'
import { framed } from '../slice-bench/framed.tsx'

const shownOf = () => {
  const clock = fakeClock()
  const view = makeStores().make<{ readonly status: Status }>({ status: null })
  const Shown = () => <output>{useButton(view)}</output>
  render(<Shown />, framed({ ports: { clock } }))
  return {
    put: (status: Status) => act(() => view.update(() => ({ status }))),
    advance: (ms: number) => act(() => clock.advance(ms)),
    shown: () => screen.getByRole('status').textContent,
  }
}

it('SHELL-071 shows no progress once a failure is shown, and the failure after 800 ms', async () => {
  const { put, advance, shown } = shownOf()
  put('loading')
  expect(shown()).toBe('loading')
  put('failed')
  await advance(799)
  expect(shown()).toBe('idle')
  await advance(1)
  expect(shown()).toBe('failed')
  put(null)
  expect(shown()).toBe('idle')
})

it('SHELL-071 shows no progress for the 800 ms before a success, and can be used again at once', async () => {
  const { put, advance, shown } = shownOf()
  put('loading')
  put('success')
  await advance(799)
  expect(shown()).toBe('settled')
  await advance(1)
  expect(shown()).toBe('success')
  put('loading')
  expect(shown()).toBe('loading')
  put('failed')
  put('loading')
  expect(shown()).toBe('loading')
})

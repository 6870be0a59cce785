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
    setStatus: (status: Status) => act(() => view.update(() => ({ status }))),
    advance: (ms: number) => act(() => clock.advance(ms)),
    shown: () => screen.getByRole('status').textContent,
  }
}

it('SHELL-071 after a failure, useButton returns idle for 800 ms, and then failed', async () => {
  const { setStatus, advance, shown } = shownOf()
  setStatus('loading')
  expect(shown()).toBe('loading')
  setStatus('failed')
  await advance(799)
  expect(shown()).toBe('idle')
  await advance(1)
  expect(shown()).toBe('failed')
  setStatus(null)
  expect(shown()).toBe('idle')
})

it('SHELL-071 after a success, useButton returns settled for 800 ms, then success; the next operation changes it to loading', async () => {
  const { setStatus, advance, shown } = shownOf()
  setStatus('loading')
  setStatus('success')
  await advance(799)
  expect(shown()).toBe('settled')
  await advance(1)
  expect(shown()).toBe('success')
  setStatus('loading')
  expect(shown()).toBe('loading')
  setStatus('failed')
  setStatus('loading')
  expect(shown()).toBe('loading')
})

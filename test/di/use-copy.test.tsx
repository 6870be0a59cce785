import 'reflect-metadata/lite'
import { unreachable } from '@paydeck/core'
import { fakeClock, settle } from '@paydeck/core/testing'
import { act, render, screen } from '@testing-library/react'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { useCopy } from '../../ui/di/use-copy.ts'
import { framed } from '../slice-bench/framed.tsx'

const shownOf = () => {
  const clock = fakeClock()
  const written: Array<string> = []
  let accepts = true
  const frame = framed({
    ports: {
      clock,
      clipboard: {
        write: (text: string) => async () => {
          if (!accepts) return E.left(unreachable)
          written.push(text)
          return E.right(undefined)
        },
      },
    },
  })
  const Copying = () => {
    const { copied, copy } = useCopy('label')
    return <button onClick={() => copy('abc')}>{copied}</button>
  }
  render(<Copying />, frame)
  return {
    written,
    advance: (ms: number) => act(() => clock.advance(ms)),
    shown: () => screen.getByRole('button').textContent,
    press: async (isAccepted: boolean) => {
      accepts = isAccepted
      screen.getByRole('button').click()
      await act(settle)
    },
  }
}

it('SHELL-074 useCopy returns the outcome of the latest copy for 2 s, and then idle', async () => {
  const { written, shown, press, advance } = shownOf()
  await press(false)
  expect([shown(), written]).toEqual(['refused', []])
  await press(true)
  expect([shown(), written]).toEqual(['copied', ['abc']])
  await advance(1999)
  await press(false)
  expect(shown()).toBe('refused')
  await press(true)
  await advance(1999)
  expect(shown()).toBe('copied')
  await advance(1)
  expect(shown()).toBe('idle')
})

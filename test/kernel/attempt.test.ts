import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { attempt, unreachable } from '../../core/index.ts'

it('gives what the promise gives', async () => {
  expect(await attempt(async () => 7, unreachable)()).toEqual(E.right(7))
})

it('gives the fault for a rejection and for a throw', async () => {
  expect(await attempt(() => Promise.reject(new Error('refused')), unreachable)()).toEqual(E.left(unreachable))
  const throwing = attempt((): Promise<number> => {
    throw new Error('broken')
  }, unreachable)
  expect(await throwing()).toEqual(E.left(unreachable))
})

import { expect, it } from 'vitest'
import { makeStores } from '../../../core/kernel/store.ts'
import { makeSomeSlice, someSliceTexts } from '../../../core/some-area/index.ts'
import { expectSentences } from '../../laws/words.ts'

it('toggles the state', () => {
  const { view, toggle } = makeSomeSlice({ stores: makeStores() })
  expect(view.get()).toEqual({ text: 'This is off.', action: 'Turn On' })
  toggle()
  expect(view.get()).toEqual({ text: 'This is on.', action: 'Turn Off' })
  toggle()
  expect(view.get()).toEqual({ text: 'This is off.', action: 'Turn On' })
})

it('keeps nothing after the end of a session', () => {
  const stores = makeStores()
  const { view, toggle } = makeSomeSlice({ stores })
  toggle()
  stores.resetAll()
  expect(view.get().text).toBe('This is off.')
})

it('shows sentences', () => {
  const { on, off } = someSliceTexts
  expectSentences({ on, off })
})

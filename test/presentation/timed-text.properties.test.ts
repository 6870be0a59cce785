import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filled } from '../../core/kernel/text.ts'
import { plainText, timed } from '../../core/presentation/timed-text.ts'

const time = { text: 'Jan 5, 2024', at: 1_704_412_800_000 }

it('`timed` replaces the placeholder "{time}" by the time; a text without this placeholder stays unchanged', () => {
  expect(timed('{time} · {place}', time, { place: 'here' })).toEqual([time, ' · here'])
  expect(timed('Until {time}', time)).toEqual(['Until ', time])
  expect(timed('{time}', time)).toEqual([time])
  expect(timed('Nothing', time)).toEqual(['Nothing'])
})

it('for any values, the result of `timed` as plain text equals the result of `filled`', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('{time} · {place}', '{place}: {time}.', '{place}'), (place, text) => {
      expect(plainText(timed(text, time, { place }))).toBe(filled(text, { place, time: time.text }))
    }),
    { examples: [['{time}', '{time} · {place}']] },
  )
})

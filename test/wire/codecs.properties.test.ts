import type * as t from 'io-ts'
import { expect, it } from 'vitest'
import { shapeOf } from '../../adapters/wire/codec.ts'
import { wireTable } from '../../adapters/wire/table.ts'
import { arbitraryOf } from '../arbitraries/codec.ts'
import { expectCodec, expectUnknownKeysDropped } from '../laws/codec.ts'

const calls = Object.values(wireTable)
const codecs: ReadonlyArray<{ readonly name: string; readonly codec: t.Mixed }> = calls.flatMap(
  ({ name, input, reply }) => [
    { name: `the input of ${name}`, codec: input },
    { name: `the reply of ${name}`, codec: reply },
  ],
)
const records = codecs.filter(({ codec }) => shapeOf(codec)?.kind === 'record')

it('the table of calls contains each call under its own name', () => {
  expect(Object.entries(wireTable).filter(([key, { name }]) => key !== name)).toEqual([])
  expect(calls.length).toBeGreaterThan(9)
})

it.each(codecs)(
  'W3 W6 $name decodes any input without throwing, and a decoded value stays the same when encoded and decoded again',
  ({ codec }) => {
    expectCodec(codec, arbitraryOf(codec))
  },
)

it.each(records)('W6 $name drops unknown keys', ({ codec }) => {
  expectUnknownKeysDropped(codec, arbitraryOf(codec))
})

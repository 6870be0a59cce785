import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/** What is kept of the some slice for the caller. */
export const getSomeSlice = rest({
  name: 'GET /users/some-slice',
  input: nothing,
  reply: record({ text: t.string }),
})

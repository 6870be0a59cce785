import type { SomeSliceRecords } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import { getSomeSlice } from '../../wire/some-area/some-slice.ts'

export const restSomeSliceRecords = (client: RestClient): SomeSliceRecords => ({
  current: client.call(getSomeSlice)(),
})

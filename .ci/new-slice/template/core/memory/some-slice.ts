import { taskEither as TE } from 'fp-ts'
import type { SomeSliceRecords } from '../some-area/index.ts'

/** Answers that nothing is kept yet. */
export const memorySomeSliceRecords: SomeSliceRecords = { current: TE.right({ text: '' }) }

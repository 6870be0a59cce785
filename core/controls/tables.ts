import { delay, type Delay } from '../kernel/timings.ts'
import type { CopyKind } from './model.ts'

/** Time for which copy feedback stays (SHELL-074, SHELL-075). */
export const copyFeedback = {
  label: delay('copied label', 2000),
  feedback: delay('copy feedback', 3000),
} as const satisfies Record<CopyKind, Delay>

/** Delay before an asynchronous button shows its outcome (SHELL-071). */
export const asyncButtonResolve = delay('async button resolve', 800)

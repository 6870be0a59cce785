import { type Delay } from '../kernel/timings.ts'
import { timings } from '../platform/timings.ts'
import type { CopyKind } from './model.ts'

/** How long a copy is told (SHELL-074, SHELL-075). */
export const copyFeedback = {
  label: timings.copiedLabel,
  feedback: timings.copyFeedback,
} as const satisfies Record<CopyKind, Delay>

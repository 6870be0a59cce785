import { delay, type Delay } from '../kernel/timings.ts'
import type { CopyKind } from './model.ts'

/** Time for which copy feedback stays (SHELL-074, SHELL-075). */
export const copyFeedback = {
  label: delay('copied label', 2000),
  feedback: delay('copy feedback', 3000),
} as const satisfies Record<CopyKind, Delay>

/** Reasons for a rejected or shortened paste; {length} is the length of the code (SHELL-069). */
export const pasteTexts = {
  empty: 'Nothing was pasted: there was no text to paste.',
  digits: 'Nothing was pasted: this code has digits only.',
  letters: 'Nothing was pasted: this code has letters and digits only.',
  other: 'Nothing was pasted: it has characters that this code does not have.',
  cut: 'Only the first {length} characters were pasted: the code has no more.',
} as const

/** Delay before an asynchronous button shows its outcome (SHELL-071). */
export const asyncButtonResolve = delay('async button resolve', 800)

import { delay } from '../kernel/timings.ts'

/** Animations that are named with a value of their own in the specification (SHELL-076). */
export const namedAnimations = {
  alert: delay('alert animation', 200),
  asyncButton: delay('async button animation', 300),
  dropdown: delay('dropdown animation', 150),
} as const

/** Every other animation: between 200 and 450 ms (SHELL-076). */
export const animations = {
  masthead: delay('masthead entrance', 400),
  modal: delay('modal animation', 250),
  carousel: delay('carousel animation', 300),
  toast: delay('toast animation', 200),
} as const

/** Delays that several slices share. A delay of one slice stands in that slice's tables. */
export const timings = {
  /** Between the header and the page outlet on entry (SHELL-019). */
  entranceOutlet: delay('entrance outlet', 400),
  /** How long a slide is out of the document when the slide changes (SHELL-062). */
  slideContent: delay('slide content', 10),
  /** Before an asynchronous button shows its outcome (SHELL-071). */
  asyncButtonResolve: delay('async button resolve', 800),
  /** The word "copied" beside a copied text (SHELL-074). */
  copiedLabel: delay('copied label', 2000),
  /** The feedback of a copy icon button (SHELL-075). */
  copyFeedback: delay('copy feedback', 3000),
  /** Toggles and alerts return to rest (LIM-002). */
  toggleReset: delay('toggle and alert reset', 1000),
} as const

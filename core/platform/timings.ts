import { delay } from '../kernel/timings.ts'

/** Durations of the animations whose duration is fixed by the specification (SHELL-076). */
export const namedAnimations = {
  alert: /* @__PURE__ */ delay('alert animation', 200),
  asyncButton: /* @__PURE__ */ delay('async button animation', 300),
  dropdown: /* @__PURE__ */ delay('dropdown animation', 150),
} as const

/** Durations of the animations that are not in `namedAnimations`, between 200 and 450 ms (SHELL-076). */
export const animations = {
  masthead: /* @__PURE__ */ delay('masthead entrance', 400),
  modal: /* @__PURE__ */ delay('modal animation', 250),
  carousel: /* @__PURE__ */ delay('carousel animation', 300),
  toast: /* @__PURE__ */ delay('toast animation', 200),
} as const

/** Time after which the state of toggles and alerts returns to null (LIM-002). */
export const toggleReset = delay('toggle and alert reset', 1000)

/** Maximum time for which the content of the home page waits for the strip "Since your last visit" (SINCE-004). */
export const homeAhead = delay('home ahead', 1000)

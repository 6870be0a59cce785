import { suites as activityContents } from './memory-activity-contents.ts'
import { suites as calls } from './memory-calls.ts'
import { suites as contents } from './memory-contents.ts'
import { suites as device } from './memory-device.ts'
import { suites as effects } from './memory-effects.ts'
import { suites as paymentContents } from './memory-payment-contents.ts'
import { suites as payments } from './memory-payments.ts'
import { suites as platform } from './memory-platform.ts'
import { suites as records } from './memory-records.ts'

/** All laws, with the provider in memory as the adapter to check. */
export const memorySuites = [
  ...platform,
  ...device,
  ...records,
  ...payments,
  ...calls,
  ...contents,
  ...paymentContents,
  ...activityContents,
  ...effects,
]

import type { Clock } from '@paydeck/core'
import { asyncScheduler } from 'rxjs'

export const browserClock: Clock = asyncScheduler

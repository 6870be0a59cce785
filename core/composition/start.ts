import type { task as T } from 'fp-ts'
import type { Log, Navigation } from '../platform/ports.ts'
import { entryAddress, unauthenticatedEntry } from '../routes/index.ts'
import type { Slices } from '../slices.ts'
import { makeStartup, type Startup } from '../startup/index.ts'

type Contributors = Pick<
  Slices,
  'applications' | 'basicInfo' | 'cardList' | 'currentSession' | 'receiving' | 'recentActivity' | 'securitySettings'

import { applicationCreationOf, applicationUpdatesOf } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/** Slices that create and watch verification applications. They load after the first paint. */
export const slices = sliceModule({
  applicationCreation: (
    { stores, clock, log, windows, appNavigation, newApplications },
    { applications, applicationUpdates, payouts },
  ) =>
    applicationCreationOf(
      { stores, clock, log, windows, appNavigation, newApplications },
      { applications, applicationUpdates, payouts },
    ),
  applicationUpdates: ({ stores, clock, log, randomness, applicationStreams }, slices) => {
    const { applications, currentSession, payouts } = slices
    return applicationUpdatesOf(
      { stores, clock, log, randomness, streams: applicationStreams },
      { applications, currentSession, payouts },
      // Reads `slices.applicationCreation` only when this function is called, because `applicationCreation` depends on
      // `applicationUpdates`.
      () => slices.applicationCreation.tasks.createAfterRefresh(),
    )
  },
})

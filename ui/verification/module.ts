import { applicationCreationOf, applicationUpdatesOf } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/** The slices that create and watch applications, loaded once the application is on the screen. */
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
      // Read lazily, because the creation depends on this slice.
      () => slices.applicationCreation.tasks.createAfterRefresh(),
    )
  },
})

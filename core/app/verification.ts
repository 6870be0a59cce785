import { applicationCreationOf, applicationUpdatesOf } from '../pages/index.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the slices that create and watch verification applications. */
export const verificationMakers = {
  applicationCreation: maker(
    ['stores', 'clock', 'log', 'windows', 'appNavigation', 'newApplications'],
    ['applications', 'applicationUpdates', 'payouts'],
    (ports, parts) => applicationCreationOf(ports, parts),
  ),
  applicationUpdates: maker(
    ['stores', 'clock', 'log', 'randomness', 'applicationStreams'],
    ['applications', 'applicationCreation', 'currentSession', 'payouts'],
    (ports, parts) =>
      // Reads `applicationCreation` only when this function is called, because it depends on `applicationUpdates`.
      applicationUpdatesOf(ports, parts, () => parts.applicationCreation.tasks.createAfterRefresh()),
  ),
} satisfies Makers<'applicationCreation' | 'applicationUpdates'>

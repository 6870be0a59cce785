import { type LaterTasks, maker, type Makers } from './maker.ts'

/** Maker of the tasks after the initialisation, for apps whose code loads as a whole. */
export const laterTasksMakers = {
  laterTasks: maker(
    [],
    ['applications', 'applicationCreation', 'applicationUpdates', 'passkeyStatus'],
    // Reads the parts only when a task runs, because some of them depend on the initialisation.
    (_, parts): LaterTasks => ({
      createMissing: () => parts.applicationCreation.tasks.createMissing(),
      watchApplications: () => parts.applicationUpdates.tasks.start(),
      afterStart: [() => parts.passkeyStatus.tasks.load(), () => parts.applications.tasks.loadMissingInfo()],
    }),
  ),
} satisfies Makers<'laterTasks'>

import { applicationCreationModule } from '../application-creation.ts'
import { applicationUpdatesModule } from '../application-updates.ts'
import { randomnessModule } from '../randomness.ts'

/** What makes and watches applications, each of which needs the other: one piece of code, fetched after the first paint. */
export const applicationCreation = [applicationCreationModule, applicationUpdatesModule, randomnessModule]
export const applicationUpdates = applicationCreation

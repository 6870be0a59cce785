import { applicationCreationModule } from './application-creation/module.ts'
import { applicationUpdatesModule } from './application-updates/module.ts'

/** The slices that make and watch applications, each of which needs the other. */
export const verificationModules = [applicationCreationModule, applicationUpdatesModule] as const

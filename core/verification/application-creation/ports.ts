import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Application, ProductName } from '../model.ts'

/** Input for creating an application. */
export interface ApplicationRequest {
  readonly productName: ProductName
  /** True if the provider should notify the user about the application. */
  readonly notifyUser: boolean
}

/** Creates applications. */
export interface NewApplications {
  /** Creates an application. A retry uses the same idempotency key. Faults: any. */
  readonly create: (wanted: ApplicationRequest) => TE.TaskEither<Fault, Application>
}

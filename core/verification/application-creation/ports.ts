import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Application, ProductName } from '../model.ts'

/** What an application is made of. */
export interface WantedApplication {
  readonly productName: ProductName
  /** Whether the provider tells the user of it. */
  readonly notifyUser: boolean
}

/** Applies for a product. */
export interface NewApplications {
  /** Makes an application. Faults: any. A send that is tried again is the same send. */
  readonly create: (wanted: WantedApplication) => TE.TaskEither<Fault, Application>
}

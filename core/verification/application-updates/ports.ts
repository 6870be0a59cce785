import type { Observable } from 'rxjs'
import type { StreamSignal } from './model.ts'

/** Signals that an application has changed. Signals carry no data, so the subscriber reloads the list (VERIF-075). */
export interface ApplicationStreams {
  /**
   * Opens the stream on subscription and closes it on unsubscription. Emits 'open', 'event', 'error' (the stream
   * reconnects) and 'closed' (refused or ended for good). Never errors. Completes after 'closed'.
   */
  readonly open: (applicationId: string) => Observable<StreamSignal['kind']>
}

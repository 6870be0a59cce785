import type { Observable } from 'rxjs'
import type { StreamSignal } from './model.ts'

/** Tells when an application has changed, and not how: whoever hears of it asks again (VERIF-075). */
export interface ApplicationStreams {
  /**
   * Opens when it is subscribed to. 'open', 'event', 'error' (it connects again by itself), 'closed' (it does not: refused or
   * ended for good). Never errors; completes after 'closed'. Unsubscribing closes it.
   */
  readonly open: (applicationId: string) => Observable<StreamSignal['kind']>
}

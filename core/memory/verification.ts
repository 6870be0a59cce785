import { either as E } from 'fp-ts'
import { Observable, Subject } from 'rxjs'
import type { Live } from '../kernel/store.ts'
import type {
  Application,
  ApplicationRecords,
  ApplicationStreams,
  NationalIdentityRecords,
  NewApplications,
  ShopperRecords,
} from '../verification/index.ts'
import { change, decides, done, type Memory, reads, refused, replaced } from './memory.ts'

/** Makes the in-memory port `ApplicationRecords`. */
export const memoryApplicationRecords = ({ account }: Memory): ApplicationRecords => ({
  list: reads(() => account.get().verification.applications),
})

/** Makes the in-memory port `ShopperRecords`. */
export const memoryShopperRecords = ({ account }: Memory): ShopperRecords => ({
  isInfoMissing: reads(() => account.get().verification.isInfoMissing),
})

/** Makes the in-memory port `NewApplications`. */
export const memoryNewApplications = (memory: Memory): NewApplications => ({
  create: ({ productName }) =>
    reads(() => {
      const known = memory.account.get().verification.applications.find((one) => one.productName === productName)
      if (known !== undefined) return known
      const application: Application = {
        applicationId: memory.newId('application'),
        productName,
        status: 'initializing',
        collectionStatus: 'incomplete',
        collectionTasks: [{ status: 'notStarted' }],
      }
      change(memory, 'verification', (now) => ({ ...now, applications: [...now.applications, application] }))
      return application
    }),
})

/** Makes the in-memory port `NationalIdentityRecords`. A saved number cannot be replaced (VERIF-085). */
export const memoryNationalIdentityRecords = (memory: Memory): NationalIdentityRecords => {
  let saved: string | null = null
  return {
    give: ({ number, issuer }) =>
      decides(() => {
        if (!/^[\w-]*\d[\w-]*$/.test(number)) return refused('Enter a valid national identity number.')
        const { info, verification } = memory.account.get()
        if (number === saved) return done
        if (!verification.isInfoMissing && info.nationalIdentityNumber !== null)
          return refused('Your ID number is already saved. Contact support to change it.', 409)
        saved = number
        change(memory, 'verification', (now) => ({ ...now, isInfoMissing: false }))
        const given = { nationalIdentityNumber: `*****${number.slice(-4)}`, nationalIdentityIssuer: issuer }
        return E.right(change(memory, 'info', (now) => ({ ...now, ...given })))
      }),
  }
}

type Signal = 'open' | 'event' | 'error' | 'closed'

/** Functions with which tests control the streams of verification applications. */
export interface StreamControls {
  /** Updates a verification application and emits an event on the streams that are open for it. */
  readonly changeApplication: (applicationId: string, to: Partial<Application>) => void
  /**
   * Emits a signal on the streams that are open for a verification application. The signal "closed" also ends these streams.
   */
  readonly signal: (applicationId: string, kind: Signal) => void
  /** Returns the number of open streams. */
  readonly openStreams: () => number
}

/**
 * Makes the in-memory port `ApplicationStreams`. While offline, a stream reports an error; it reopens when the connection is
 * restored.
 */
export const memoryApplicationStreams = (
  memory: Memory,
  isOnline: Live<boolean>,
): { readonly applicationStreams: ApplicationStreams; readonly streams: StreamControls } => {
  const signals$ = new Subject<{ readonly applicationId: string; readonly kind: Signal }>()
  let open = 0
  const openStream = (applicationId: string): Observable<Signal> =>
    new Observable((subscriber) => {
      const emit = (kind: Signal): void => {
        subscriber.next(kind)
        if (kind === 'closed') subscriber.complete()
      }
      open += 1
      const subscription = isOnline.changes$.subscribe((online) => emit(online ? 'open' : 'error'))
      subscription.add(signals$.subscribe((signal) => signal.applicationId === applicationId && emit(signal.kind)))
      subscription.add(() => {
        open -= 1
      })
      emit(isOnline.get() ? 'open' : 'error')
      return subscription
    })
  const signal: StreamControls['signal'] = (applicationId, kind) => signals$.next({ applicationId, kind })
  return {
    applicationStreams: { open: openStream },
    streams: {
      changeApplication: (applicationId, to) => {
        change(memory, 'verification', (now) => ({
          ...now,
          applications: replaced(
            now.applications,
            (one) => one.applicationId === applicationId,
            (one) => ({ ...one, ...to }),
          ),
        }))
        if (isOnline.get()) signal(applicationId, 'event')
      },
      signal,
      openStreams: () => open,
    },
  }
}

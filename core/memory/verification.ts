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
import { change, decides, type Memory, reads, refused, replaced } from './memory.ts'

/** Makes `ApplicationRecords`. */
export const memoryApplicationRecords = ({ account }: Memory): ApplicationRecords => ({
  list: reads(() => account.get().verification.applications),
})

/** Makes `ShopperRecords`. */
export const memoryShopperRecords = ({ account }: Memory): ShopperRecords => ({
  isInfoMissing: reads(() => account.get().verification.isInfoMissing),
})

/** Makes `NewApplications`. */
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

/** Makes `NationalIdentityRecords`. */
export const memoryNationalIdentityRecords = (memory: Memory): NationalIdentityRecords => ({
  give: ({ number, issuer }) =>
    decides(() => {
      if (!/^[\w-]*\d[\w-]*$/.test(number)) return refused('Enter a valid national identity number.')
      change(memory, 'verification', (now) => ({ ...now, isInfoMissing: false }))
      const given = { nationalIdentityNumber: `*****${number.slice(-4)}`, nationalIdentityIssuer: issuer }
      return E.right(change(memory, 'info', (info) => ({ ...info, ...given })))
    }),
})

type Signal = 'open' | 'event' | 'error' | 'closed'

/** The other end of the application streams. */
export interface StreamControls {
  /** Changes an application, and sends an event to those who watch it. */
  readonly changeApplication: (applicationId: string, to: Partial<Application>) => void
  /** Sends a signal on the open streams of an application; "closed" ends them. */
  readonly signal: (applicationId: string, kind: Signal) => void
  /** Returns how many streams are open. */
  readonly openStreams: () => number
}

/** Makes `ApplicationStreams`: an offline stream is in error, and opens again when the connection is back. */
export const memoryApplicationStreams = (
  memory: Memory,
  isOnline: Live<boolean>,
): { readonly applicationStreams: ApplicationStreams; readonly streams: StreamControls } => {
  const signals$ = new Subject<{ readonly applicationId: string; readonly kind: Signal }>()
  let open = 0
  const openStream = (applicationId: string): Observable<Signal> =>
    new Observable((listener) => {
      const tell = (kind: Signal): void => {
        listener.next(kind)
        if (kind === 'closed') listener.complete()
      }
      open += 1
      const listening = isOnline.changes$.subscribe((online) => tell(online ? 'open' : 'error'))
      listening.add(signals$.subscribe((signal) => signal.applicationId === applicationId && tell(signal.kind)))
      listening.add(() => {
        open -= 1
      })
      tell(isOnline.get() ? 'open' : 'error')
      return listening
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

import type { Fault } from '../../kernel/fault.ts'
import { makeForm } from '../../kernel/form.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { ClosableModals, Clock } from '../../platform/ports.ts'
import { toggleReset } from '../../platform/timings.ts'
import { failureText, refusedField } from '../../presentation/failure-text.ts'
import type { Applications } from '../applications/index.ts'
import type { NationalIdentityForm, NationalIdentityModal } from './model.ts'
import type { NationalIdentityRecords } from './ports.ts'
import { isSsn } from './rules.ts'
import { refusedNumber, ssnCloses, ssnFailures } from './tables.ts'
import { makeGiveNumber } from './use-cases.ts'
import { nationalIdentityView, type NationalIdentityView } from './view.ts'

/** What the form of the missing number needs from outside. */
export interface NationalIdentityPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly records: NationalIdentityRecords
  /** Who issued the number (VERIF-082). */
  readonly issuer: Live<string>
  readonly applications: { readonly tasks: Pick<Applications['tasks'], 'loadMissingInfo'> }
  readonly modals: ClosableModals<NationalIdentityModal>
}

/** The number that the provider lacks, being given. */
export interface NationalIdentity {
  readonly view: Live<NationalIdentityView>
  /** What stands in the field now; the words of a failure go. */
  readonly edit: (number: string) => void
  /** The field was left: what is half typed is a mistake until the next edit. */
  readonly touch: () => void
  /** Gives the number, and then asks again what is missing (VERIF-080). Does nothing while there is no number to send. */
  readonly submit: () => void
  /** Forgets what was typed; to be run when the dialog closes (VERIF-083). */
  readonly leave: () => void
}

const blank: NationalIdentityForm = { number: '' }

/** Nothing is asked for until `submit` runs. What was typed is told to the provider alone, and never to a log. */
export const makeNationalIdentity = (ports: NationalIdentityPorts): NationalIdentity => {
  const { stores, clock, applications, modals } = ports
  // Whether the number is looked at as a whole, and not as something that is being typed.
  const isWhole = stores.make(false)
  const form = makeForm<NationalIdentityForm, Fault, void>({
    stores,
    clock,
    blank,
    isReady: ({ number }) => isSsn(number),
    send: makeGiveNumber(ports),
    refusalOf: (fault) => failureText(ssnFailures, fault),
    refusedOf: (fault) => refusedField<keyof NationalIdentityForm>(refusedNumber, fault),
    // Not waited for: the number is saved, also where that cannot be found out.
    onSent: () => void applications.tasks.loadMissingInfo(),
    leave: { after: ssnCloses, act: () => modals.close('missing-ssn') },
    // Once saved it stays so until the dialog closes.
    resetAfter: { success: null, failed: toggleReset },
  })
  const view = project(combine({ form, isWhole }), nationalIdentityView)
  return {
    view,
    edit: (number) => {
      isWhole.update(() => false)
      form.edit({ number })
    },
    touch: () => isWhole.update(() => true),
    submit: form.submit,
    leave: () => {
      isWhole.update(() => false)
      form.close()
      // A view remembers what it was computed from until it is computed anew.
      view.get()
    },
  }
}

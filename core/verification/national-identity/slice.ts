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

/** Ports of the form. */
export interface NationalIdentityPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly nationalIdentityRecords: NationalIdentityRecords
  /** Issuer of the number (VERIF-082). */
  readonly issuer: Live<string>
  readonly applications: { readonly tasks: Pick<Applications['tasks'], 'loadMissingInfo'> }
  readonly modals: ClosableModals<NationalIdentityModal>
}

/** Form that submits the missing national identity number. */
export interface NationalIdentity {
  readonly view: Live<NationalIdentityView>
  /** Sets the text of the field and clears the error of the last submit. */
  readonly edit: (number: string) => void
  /** Handles blur: an incomplete number is an error until the next edit. */
  readonly touch: () => void
  /** Submits the number and reloads `isMissingShopperInfo` (VERIF-080). Does nothing without a valid number. */
  readonly submit: () => void
  /** Clears the number. Call when the dialog closes (VERIF-083). */
  readonly leave: () => void
}

const blank: NationalIdentityForm = { number: '' }

/**
 * Creates the form. The number is sent to the provider only, and never logged.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.merchant })
 * const { nationalIdentity } = makePaydeck(ports)
 * nationalIdentity.edit('123456789')
 * nationalIdentity.view.get().canSubmit // true
 */
export const makeNationalIdentity = (ports: NationalIdentityPorts): NationalIdentity => {
  const { stores, clock, applications, modals } = ports
  // True after the field has lost the focus: a number that is too short is then an error.
  const isWhole = stores.make(false)
  const form = makeForm<NationalIdentityForm, Fault, void>({
    stores,
    clock,
    blank,
    isReady: ({ number }) => isSsn(number),
    send: makeGiveNumber(ports),
    refusalOf: (fault) => failureText(ssnFailures, fault),
    refusedOf: (fault) => refusedField<keyof NationalIdentityForm>(refusedNumber, fault),
    // Loads in the background, because the number is saved even if this check fails.
    onSent: () => void applications.tasks.loadMissingInfo(),
    leave: { after: ssnCloses, act: () => modals.close('missing-ssn') },
    // The success state stays until the dialog closes.
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
      // Views cache their last input. Computing the view again replaces the number in this cache.
      view.get()
    },
  }
}

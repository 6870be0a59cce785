import { either as E, type io as IO } from 'fp-ts'
import { failureText } from '../../kernel/failure-text.ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { timings } from '../../kernel/timings.ts'
import type { Clock, ClosableModals } from '../../platform/ports.ts'
import type { Applications } from '../applications/index.ts'
import type { SsnForm } from './model.ts'
import type { NationalIdentityRecords } from './ports.ts'
import { ssnCloses, ssnFailures } from './tables.ts'
import { nationalIdentityView, type NationalIdentityView } from './view.ts'

/** What the form of the missing number needs from outside. */
export interface NationalIdentityPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly records: NationalIdentityRecords
  /** Who issued the number (VERIF-082). */
  readonly issuer: Live<string>
  readonly applications: Pick<Applications, 'loadMissingInfo'>
  readonly modals: ClosableModals
}

/** The number that the provider lacks, being given. */
export interface NationalIdentity {
  readonly view: Live<NationalIdentityView>
  /** What stands in the field now; the words of a failure go. */
  readonly edit: (number: string) => IO.IO<void>
  /** The field was left: what is half typed is a mistake from now on. */
  readonly touch: IO.IO<void>
  /** Gives the number, and then asks again what is missing (VERIF-080). Does nothing while there is no number to send. */
  readonly submit: IO.IO<void>
  /** Forgets what was typed; to be run when the dialog closes (VERIF-083). */
  readonly leave: IO.IO<void>
}

const blank: SsnForm = { number: '', isLeft: false, refusal: null }

/** Nothing is asked for until `submit` runs. What was typed is told to the provider and to nobody else, not even to a log. */
export const makeNationalIdentity = (ports: NationalIdentityPorts): NationalIdentity => {
  const { stores, clock, records, issuer, applications, modals } = ports
  const form = stores.make(blank)
  const giving = makeOperation<string, Fault, void>({
    stores,
    clock,
    run: (number) => records.give({ number, issuer: issuer.get() }),
    // Once saved it stays so until the dialog closes.
    resetAfter: { success: null, failed: timings.toggleReset },
  })
  const view = project(combine({ form, giving }), (now) => nationalIdentityView(now.form, now.giving.status))
  let visit = 0
  /** What comes of it when the dialog was closed meanwhile is told to nobody: opened anew, it is another one. */
  const send = async (): Promise<void> => {
    const mine = visit
    const epoch = stores.epoch()
    const answer = await giving.start(form.get().number)()
    if (epoch !== stores.epoch()) return
    const ifOpen = (act: () => void): void => {
      if (mine === visit) act()
    }
    if (E.isLeft(answer)) {
      const refusal = failureText(ssnFailures, answer.left)
      ifOpen(() => form.update((now) => ({ ...now, refusal })))
      return
    }
    ifOpen(() => void clock.schedule(() => ifOpen(() => modals.close('missing-ssn')), ssnCloses.ms))
    // Nobody waits for it: the number is saved, also where that cannot be found out.
    void applications.loadMissingInfo()
  }
  return {
    view,
    edit: (number) => () => form.update(() => ({ ...blank, number })),
    touch: () => form.update((now) => ({ ...now, isLeft: true })),
    submit: () => {
      if (!view.get().canSubmit) return
      form.update((now) => ({ ...now, refusal: null }))
      void send()
    },
    leave: () => {
      visit += 1
      giving.reset()
      form.update(() => blank)
      // A view remembers what it was computed from until it is computed anew.
      view.get()
    },
  }
}

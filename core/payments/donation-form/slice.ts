import { either as E } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { makeScope } from '../../kernel/scope.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import { filled } from '../../kernel/text.ts'
import type { Clock, FetchedFile, Log } from '../../platform/ports.ts'
import { failureText } from '../../presentation/failure-text.ts'
import { donationFormTexts } from '../texts.ts'
import { type DonationFormState, initialDonationForm } from './model.ts'
import type { DonationForms } from './ports.ts'
import { formFile } from './rules.ts'
import { donationFormFailures } from './tables.ts'
import { type DonationFormView, donationFormView } from './view.ts'

/** Ports of the donation form. */
export interface DonationFormPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly donationForms: DonationForms
}

/** Download of Form 8283 for donations (PAY-091, PAY-092). */
export interface DonationForm {
  /** Input of `donationFormOf`. */
  readonly state: Live<DonationFormState>
  /** Downloads and saves the form of an invoice. No effect while a download is in flight. */
  readonly download: (invoiceId: string) => void
  /** Clears the outcome of the last download. */
  readonly leave: () => void
}

/** Returns the view of one donation's form, without outcomes of other donations. */
export const donationFormOf = ({ state }: Pick<DonationForm, 'state'>, invoiceId: string): Live<DonationFormView> =>
  project(state, donationFormView(invoiceId))

/**
 * Makes the slice. Sends no request before `download`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const form = makeDonationForm(ports)
 * form.download('inv-7')
 * form.state.get().invoiceId // 'inv-7'
 */
export const makeDonationForm = ({ stores, clock, log, donationForms: forms }: DonationFormPorts): DonationForm => {
  const state = stores.make(initialDonationForm)
  const { whileSignedIn } = makeScope(stores, clock)
  return {
    state,
    download: (invoiceId) => {
      if (state.get().invoiceId !== null) return
      state.update(() => ({ invoiceId, outcome: null }))
      const name = formFile(invoiceId)
      const finish = whileSignedIn((answer: E.Either<Fault, FetchedFile>) => {
        if (E.isRight(answer)) answer.right.save()
        state.update(() => ({
          invoiceId: null,
          outcome: E.isLeft(answer)
            ? { invoiceId, kind: 'failed', text: failureText(donationFormFailures, answer.left) }
            : { invoiceId, kind: 'saved', text: filled(donationFormTexts.saved, { file: name }) },
        }))
      })
      void logged(
        log.error,
        'The form of a donation could not be downloaded',
      )(forms.download({ invoiceId, name }))().then(finish)
    },
    leave: () => state.update((now) => ({ ...now, outcome: null })),
  }
}

import type { Remote, Status } from '../../../kernel/remote.ts'
import { type SecondFactorKind, type SecondFactorRow, secondFactors } from '../../../security/index.ts'
import type { AddressView, CurrencyOption, ReceivingForm, ReceivingNotice } from '../../model.ts'
import { addressCodeTexts, addressFormTexts } from '../../texts.ts'
import { addressView } from '../../view.ts'
import type { AddressCode, AddressSubject, ChangedAddress, SaveFailure } from '../model.ts'
import { addressCodeMessage } from '../rules/index.ts'

/** Address before or after the change. */
export interface ChangeSide {
  readonly label: string
  readonly address: AddressView
}

/** View of the code dialog (RECV-049 to RECV-052). */
export interface AddressCodeView extends Pick<SecondFactorRow, 'label' | 'hint' | 'rule'> {
  readonly kind: SecondFactorKind
  readonly lead: string
  /** Names of the senders that the change affects. */
  readonly senders: ReadonlyArray<string>
  /**
   * Addresses before and after the change. The request sends `after`. `before` is null if the wallet had no address. Both
   * are null if there is no change.
   */
  readonly before: ChangeSide | null
  readonly after: ChangeSide | null
  /** Label of the button that switches to the other kind of code (RECV-051). */
  readonly other: string
  readonly value: string
  readonly error: string | null
  readonly cancel: string
  readonly save: string
  readonly canSubmit: boolean
  readonly isReadOnly: boolean
  readonly status: Status
  readonly alert: ReceivingNotice | null
}

/** Computes the code dialog. `subject` provides only the names of the affected senders. */
export const addressCodeView = (now: {
  readonly subject: AddressSubject
  readonly code: AddressCode
  /** Checked change. The dialog shows the values exactly as the request sends them. */
  readonly changed: ChangedAddress | null
  readonly known: { readonly currencies: ReadonlyArray<CurrencyOption> | null }
  readonly save: Remote<SaveFailure>
}): AddressCodeView => {
  const { subject, code, changed, known, save } = now
  const side = (label: string, form: ReceivingForm | undefined): ChangeSide | null =>
    form === undefined || form.address === '' ? null : { label, address: addressView(form, known.currencies) }
  const { kind, value, isTouched, refusal, alert } = code
  const { label, hint, rule } = secondFactors[kind]
  const senders = subject.mode === 'edit' ? subject.profile.payors.map(({ name }) => name) : []
  const message = addressCodeMessage(code)
  const isReadOnly = save.status === 'loading' || save.status === 'success'
  return {
    kind,
    label,
    hint,
    rule,
    lead: senders.length === 0 ? addressCodeTexts.leadAlone : addressCodeTexts.lead,
    senders,
    before: side(addressCodeTexts.before, changed?.before),
    after: side(addressCodeTexts.after, changed?.after),
    other: addressCodeTexts.kinds[kind === 'backup' ? 'authenticator' : 'backup'],
    value,
    error: refusal ?? (isTouched ? message : null),
    cancel: addressFormTexts.cancel,
    save: addressFormTexts.save,
    canSubmit: message === null && !isReadOnly,
    isReadOnly,
    status: save.status,
    alert,
  }
}

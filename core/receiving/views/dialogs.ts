import type { Remote, Status } from '../../kernel/remote.ts'
import { secondFactors, type SecondFactorKind, type SecondFactorRow } from '../../security/index.ts'
import type { SaveFailure } from '../model.ts'
import type { ReceivingNotice, ReceivingPlace, ReceivingRemoval, StepForm } from '../model/screen.ts'
import { stepBackupCodeMessage, stepCodeMessage } from '../rules/addresses.ts'
import { filled } from '../rules/screen.ts'
import { formTexts, removalTexts, stepTexts } from '../tables/screen.ts'

/** The 2-step modal, ready to render (RECV-049 to RECV-052). */
export interface StepView extends Pick<SecondFactorRow, 'label' | 'hint' | 'rule'> {
  readonly kind: SecondFactorKind
  readonly lead: string
  /** The senders that the change affects. */
  readonly senders: ReadonlyArray<string>
  /** The words of the way to the other kind (RECV-051). */
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

/** The message of a code by its kind (RECV-053, RECV-054); null: it will do. */
export const stepMessage = ({ kind, value }: Pick<StepForm, 'kind' | 'value'>): string | null =>
  kind === 'authenticator' ? stepCodeMessage(value) : stepBackupCodeMessage(value)

/** Of the place only the profile counts, whose senders are affected. */
export const stepView = (now: {
  readonly place: ReceivingPlace
  readonly step: StepForm
  readonly save: Remote<SaveFailure>
}): StepView => {
  const { place, step, save } = now
  const { label, hint, rule } = secondFactors[step.kind]
  const senders = place.state === 'edit' ? place.profile.payors.map(({ name }) => name) : []
  const message = stepMessage(step)
  const isReadOnly = save.status === 'loading' || save.status === 'success'
  return {
    kind: step.kind,
    label,
    hint,
    rule,
    lead: senders.length === 0 ? stepTexts.leadAlone : stepTexts.lead,
    senders,
    other: stepTexts.kinds[step.kind === 'backup' ? 'authenticator' : 'backup'],
    value: step.value,
    error: step.refusal ?? (step.isTouched ? message : null),
    cancel: formTexts.cancel,
    save: formTexts.save,
    canSubmit: message === null && !isReadOnly,
    isReadOnly,
    status: save.status,
    alert: step.alert,
  }
}

/** The dialog that asks before something is removed, ready to render. */
export interface RemovalView {
  readonly title: string
  readonly warning: string
  readonly confirm: string
  readonly cancel: string
  readonly status: Status
}

/** What is told with a removal, filled in. */
export const removalWords = (removal: ReceivingRemoval, text: keyof (typeof removalTexts)['profile']): string =>
  filled(removalTexts[removal.kind][text], {
    name: removal.profile.name,
    payor: removal.kind === 'sender' ? removal.payor.name : '',
  })

/** null while nothing is asked about. A failure is told by its button alone: it is logged (ERR-083, ERR-085). */
export const removalView = ({
  removal,
  status,
}: {
  readonly removal: ReceivingRemoval | null
  readonly status: Status
}): RemovalView | null =>
  removal === null
    ? null
    : {
        title: removalWords(removal, 'title'),
        warning: removalWords(removal, 'warning'),
        confirm: removalWords(removal, 'confirm'),
        cancel: formTexts.cancel,
        status,
      }

import type { CodeFormView, TwoFactor } from '@paydeck/core'
import { CodeFields as Fields } from '../../kit/CodeFields.tsx'

export interface CodeFieldsProps {
  readonly form: CodeFormView
  /** True if the user may enter a backup code instead of a code from the authenticator app (SEC-032). */
  readonly allowsBackup: boolean
  readonly act: Pick<TwoFactor, 'type' | 'touch' | 'switchKind'>
}

/** Field for a two-factor code. */
export const CodeFields = ({ form, allowsBackup, act }: CodeFieldsProps) => (
  <Fields
    form={form}
    other={allowsBackup ? form.other : null}
    onChange={act.type}
    onBlur={act.touch}
    onSwitch={act.switchKind}
  />
)

import type { CodeFormView } from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'
import { CodeFields as Fields } from '../../kit/CodeFields.tsx'

export interface CodeFieldsProps {
  readonly form: CodeFormView
  /** Whether a backup code will do as well (SEC-032). */
  readonly allowsBackup: boolean
}

/** Asks for a second factor. */
export const CodeFields = ({ form, allowsBackup }: CodeFieldsProps) => {
  const { type, touch, switchKind } = useService(slice('twoFactor'))
  return (
    <Fields
      form={form}
      other={allowsBackup ? form.other : null}
      onChange={(value) => type(value)()}
      onBlur={touch}
      onSwitch={switchKind}
    />
  )
}

import { css } from '@emotion/react'
import { type CodeFormView, pasteCode, typeCode } from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { CodeInput } from '../../kit/CodeInput.tsx'
import { space } from '../../kit/theme.ts'

const style = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space.s3 })

export interface CodeFieldsProps {
  readonly form: CodeFormView
  /** Whether a backup code will do as well (SEC-032). */
  readonly allowsBackup: boolean
}

/** Asks for a second factor. */
export const CodeFields = ({ form, allowsBackup }: CodeFieldsProps) => {
  const { type, touch, switchKind } = useService(slice('twoFactor'))
  return (
    <div css={style}>
      <CodeInput
        key={form.kind}
        label={form.label}
        hint={form.hint}
        error={form.error}
        length={form.rule.length}
        letters={form.rule.letters}
        segmented={form.kind === 'authenticator'}
        value={form.value}
        typed={typeCode(form.rule)}
        pasted={pasteCode(form.rule)}
        onChange={(value) => type(value)()}
        onBlur={touch}
      />
      {allowsBackup && (
        <Button kind="quiet" small onClick={switchKind}>
          {form.other}
        </Button>
      )}
    </div>
  )
}

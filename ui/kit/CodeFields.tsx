import { type CodeFormView, pasteCode, pasteNote, typeCode } from '@paydeck/core'
import { CodeInput } from './CodeInput.tsx'
import { LinkButton } from './LinkButton.tsx'

export interface CodeFieldsProps {
  readonly form: Pick<CodeFormView, 'kind' | 'label' | 'hint' | 'rule' | 'value' | 'error'>
  /** The words of the way to the other kind of code; null: there is none. */
  readonly other: string | null
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly onSwitch: () => void
}

/** Asks for a second factor: a code of the authenticator app or, where that will do as well, a backup code. */
export const CodeFields = ({ form, other, onChange, onBlur, onSwitch }: CodeFieldsProps) => (
  <CodeInput
    key={form.kind}
    label={form.label}
    hint={form.hint}
    error={form.error}
    aside={other !== null && <LinkButton onClick={onSwitch}>{other}</LinkButton>}
    length={form.rule.length}
    letters={form.rule.letters}
    segmented={form.kind === 'authenticator'}
    value={form.value}
    typed={typeCode(form.rule)}
    pasted={pasteCode(form.rule)}
    pasteNote={pasteNote(form.rule)}
    onChange={onChange}
    onBlur={onBlur}
  />
)

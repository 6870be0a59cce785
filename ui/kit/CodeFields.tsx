import { type CodeFormView, pasteCode, pasteNote, typeCode } from '@paydeck/core'
import { CodeInput } from './CodeInput.tsx'
import { LinkButton } from './LinkButton.tsx'

export interface CodeFieldsProps {
  readonly form: Pick<CodeFormView, 'kind' | 'label' | 'hint' | 'rule' | 'value' | 'error'>
  /** Label of the link that switches to the other kind of code. Null if the form accepts only one kind. */
  readonly other: string | null
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly onSwitch: () => void
}

/**
 * Link that switches between the two kinds of code. Preventing the default of `mousedown` keeps the focus in the field.
 * Otherwise the field's `blur` could show a validation message, which would move the link before the click.
 */
const Switch = ({ label, onSwitch }: { readonly label: string; readonly onSwitch: () => void }) => (
  <LinkButton
    onMouseDown={(event) => event.preventDefault()}
    onClick={({ currentTarget }) => {
      currentTarget.focus()
      onSwitch()
    }}
  >
    {label}
  </LinkButton>
)

/**
 * Input for a second factor: a code of the authenticator app. If the form allows it, the user can switch to a backup code.
 */
export const CodeFields = ({ form, other, onChange, onBlur, onSwitch }: CodeFieldsProps) => (
  <CodeInput
    key={form.kind}
    label={form.label}
    hint={form.hint}
    error={form.error}
    aside={other !== null && <Switch label={other} onSwitch={onSwitch} />}
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

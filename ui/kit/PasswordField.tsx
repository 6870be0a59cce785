import { filled, secretTexts } from '@paydeck/core'
import { useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import * as icons from './icons-later.ts'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'trailing'> {
  /** Word for the secret, used in the label of the button that shows or hides the secret. Defaults to "password". */
  readonly what?: string
}

/** Input for a secret, which the user can show and hide (SHELL-065). */
export const PasswordField = ({ what = secretTexts.password, ...props }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? icons.eyeOff : icons.eye}
          label={filled(shown ? secretTexts.hide : secretTexts.show, { what })}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

import { useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import * as icons from './icons-later.ts'

/** A password input whose value can be shown and hidden (SHELL-065). */
export const PasswordField = (props: Omit<FieldProps, 'type' | 'trailing'>) => {
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
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

import { css } from '@emotion/react'
import type { NameField } from '@paydeck/core'
import type { FormEvent } from 'react'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Alert } from '../../kit/Alert.tsx'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Field } from '../../kit/Field.tsx'
import { space } from '../../kit/theme.ts'

const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4, justifyItems: 'start' })

const purposes = { givenName: 'given-name', familyName: 'family-name' } as const satisfies Record<NameField, string>

/** Changes the user's name (PROF-069); Enter does what the button does (PROF-026). */
export const NameUpdateModal = () => {
  const { view, edit, submit } = useService(slice('nameUpdate'))
  const { fields, action, canSubmit, alert } = useLive(view)
  const state = useButton(view)
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form css={form} onSubmit={send} noValidate>
      {fields.map(({ name, label, value, error }) => (
        <Field
          key={name}
          label={label}
          value={value}
          error={error}
          autoComplete={purposes[name]}
          // Names run in their own direction, one by one.
          dir="auto"
          autoCapitalize="words"
          spellCheck={false}
          onChange={(text) => edit({ field: name, text })}
        />
      ))}
      <Alert tone={alert?.tone ?? 'success'}>{alert?.text ?? null}</Alert>
      <AsyncButton type="submit" label={action} state={state} disabled={!canSubmit} />
    </form>
  )
}

import { css } from '@emotion/react'
import { asyncButton, type NameField, project } from '@paydeck/core'
import { type FormEvent, useMemo } from 'react'
import { port, slice } from '../../di/tokens.ts'
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
  const clock = useService(port('clock'))
  const { view, edit, submit } = useService(slice('nameUpdate'))
  const { fields, action, canSubmit, alert } = useLive(view)
  const shown = useMemo(
    () =>
      asyncButton(
        clock,
        project(view, (now) => now.status),
      ),
    [clock, view],
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form css={form} onSubmit={send} noValidate>
      {fields.map(({ name, label, value, error }, index) => (
        <Field
          key={name}
          label={label}
          value={value}
          error={error}
          autoComplete={purposes[name]}
          // Names run in their own direction, one by one.
          dir="auto"
          autoFocus={index === 0}
          onChange={(text) => edit(name, text)}
        />
      ))}
      <Alert tone={alert?.tone ?? 'success'}>{alert?.text ?? null}</Alert>
      <AsyncButton type="submit" label={action} state={useLive(shown)} disabled={!canSubmit} />
    </form>
  )
}

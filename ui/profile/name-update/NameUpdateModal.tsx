import type { NameField } from '@paydeck/core'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useDraft } from '../../di/use-draft.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'

const purposes = { givenName: 'given-name', familyName: 'family-name' } as const satisfies Record<NameField, string>

/** Dialog that changes the user's name (PROF-069). Enter submits the form (PROF-026). */
export const NameUpdateModal = ({ onClose }: ModalContentProps) => {
  const { view, edit, submit } = useService(slice('nameUpdate'))
  const { fields, action, cancel, canSubmit, alert } = useLive(view)
  const state = useButton(view)
  const names = fields.map(({ name }) => name)
  const type = useDraft('name-update', names, (field, text) => edit({ field, text }))
  return (
    <Form
      onSubmit={submit}
      alert={alert}
      actions={
        <>
          <AsyncButton type="submit" label={action} state={state} disabled={!canSubmit} />
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      {fields.map(({ name, label, value, error }) => (
        <Field
          key={name}
          label={label}
          value={value}
          error={error}
          autoComplete={purposes[name]}
          // The letters of each name determine its text direction.
          dir="auto"
          autoCapitalize="words"
          spellCheck={false}
          onChange={(text) => type(name, text)}
        />
      ))}
    </Form>
  )
}

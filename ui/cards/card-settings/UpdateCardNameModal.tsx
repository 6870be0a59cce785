import { project } from '@paydeck/core'
import { useEffect, useMemo } from 'react'
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
import { onEnter } from '../on-enter.ts'

/** Dialog that renames a card (CARD-100 to CARD-114). Enter in the field acts like a click on the button (CARD-110). */
export const UpdateCardNameModal = ({ about, onClose }: ModalContentProps) => {
  const { view, rename } = useService(slice('cardSettings'))
  const name = useMemo(() => project(view, (now) => now.name), [view])
  const { label, value, hint, error, action, cancel, canSubmit, alert } = useLive(name)
  const state = useButton(name)
  const type = useDraft(`card-name ${about}`, ['name'], (_, typed) => rename.edit(typed))
  useEffect(() => rename.leave, [rename])
  return (
    <Form
      onSubmit={rename.submit}
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
      <Field
        label={label}
        hint={hint}
        error={error}
        value={value}
        // The letters of the name determine the text direction.
        dir="auto"
        autoComplete="off"
        onChange={(typed) => type('name', typed)}
        onKeyDown={onEnter(rename.submit)}
      />
    </Form>
  )
}

import { css } from '@emotion/react'
import { useEffect } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { Form } from '../../kit/Form.tsx'
import { PasswordField } from '../../kit/PasswordField.tsx'
import { colour } from '../../kit/theme.ts'

const lead = css({ color: colour.ink2 })

/**
 * Clears the input when the component unmounts. Browsers and React keep removed inputs in memory for a while (VERIF-083).
 */
const emptied = (place: HTMLElement | null) => () => {
  const input = place?.querySelector('input')
  if (input) input.value = input.defaultValue = ''
}

/** Dialog that asks for the missing Social Security number (VERIF-077, VERIF-078). */
export const MissingSsnModal = ({ onClose }: ModalContentProps) => {
  const identity = useService(slice('nationalIdentity'))
  const view = useLive(identity.view)
  const state = useButton(identity.view)
  useEffect(() => identity.leave, [identity])
  return (
    <Form
      onSubmit={identity.submit}
      alert={view.alert}
      actions={
        <>
          <AsyncButton type="submit" label={view.action} state={state} disabled={!view.canSubmit} />
          <Button kind="quiet" onClick={onClose}>
            {view.cancel}
          </Button>
        </>
      }
    >
      <p css={lead}>{view.lead}</p>
      {/* The field's name shows browsers that the value is no password, which they would offer to save. */}
      <div ref={emptied}>
        <PasswordField
          what={view.secret}
          name="ssn"
          label={view.label}
          hint={view.hint}
          value={view.value}
          error={view.error}
          readOnly={view.isReadOnly}
          inputMode="numeric"
          autoComplete="off"
          onChange={identity.edit}
          onBlur={identity.touch}
        />
      </div>
    </Form>
  )
}

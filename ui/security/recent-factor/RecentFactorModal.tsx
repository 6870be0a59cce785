import { css } from '@emotion/react'
import { useEffect } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { CodeFields } from '../../kit/CodeFields.tsx'
import { Form } from '../../kit/Form.tsx'
import { PasswordField } from '../../kit/PasswordField.tsx'
import { colour } from '../../kit/theme.ts'

const bodyText = css({ color: colour.ink2 })

/**
 * Dialog that asks for a code or the password before a change. It is needed for changes whose own request contains neither.
 * Closing the dialog cancels the change.
 */
export const RecentFactorModal = ({ onClose }: ModalContentProps) => {
  const { view: live, type, touch, switchKind, submit, leave } = useService(slice('recentFactor'))
  const email = useLive(useService(slice('basicInfo')).email)
  const view = useLive(live)
  const state = useButton(live)
  useEffect(() => leave, [leave])
  return (
    <Form
      onSubmit={submit}
      alert={null}
      actions={
        <>
          <AsyncButton type="submit" label={view.confirm} state={state} disabled={!view.canSubmit} />
          <Button kind="quiet" onClick={onClose}>
            {view.cancel}
          </Button>
        </>
      }
    >
      <p css={bodyText}>{view.lead}</p>
      {view.code === null ? (
        <>
          {/* Tells password managers to which account the password belongs. */}
          <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            label={view.passwordLabel}
            autoComplete="current-password"
            value={view.value}
            error={view.error}
            onChange={type}
            onBlur={touch}
          />
        </>
      ) : (
        <CodeFields
          form={{ ...view.code, value: view.value, error: view.error }}
          other={view.code.other}
          onChange={type}
          onBlur={touch}
          onSwitch={switchKind}
        />
      )}
    </Form>
  )
}

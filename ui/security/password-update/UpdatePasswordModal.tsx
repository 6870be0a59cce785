import { css } from '@emotion/react'
import { passwordTexts } from '@paydeck/core'
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
import { Switch } from '../../kit/Switch.tsx'
import { colour, space, text } from '../../kit/theme.ts'
import { StrengthBar } from './StrengthBar.tsx'

const style = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })
const stays = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s3,
  fontSize: text.ui,
})
const bodyText = css({ color: colour.ink2, gridColumn: '1 / -1' })

/** Dialog that changes the password (SEC-002). */
export const UpdatePasswordModal = ({ onClose }: ModalContentProps) => {
  const update = useService(slice('passwordUpdate'))
  const email = useLive(useService(slice('basicInfo')).email)
  const { current, next, strength, passkeys, action, cancel, canSubmit, alert } = useLive(update.view)
  const state = useButton(update.view)
  useEffect(() => update.leave, [update])
  return (
    <Form
      onSubmit={update.submit}
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
      {/* Names the account of the password to password managers. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={passwordTexts.current}
        autoComplete="current-password"
        value={current.value}
        error={current.error}
        onChange={(value) => update.edit({ current: value })}
      />
      <div css={style}>
        <PasswordField
          label={passwordTexts.next}
          autoComplete="new-password"
          value={next.value}
          error={next.error}
          hint={next.hint}
          onChange={(value) => update.edit({ next: value })}
        />
        <StrengthBar strength={strength} />
      </div>
      {passkeys !== null && (
        <div css={stays}>
          <p css={bodyText}>{passkeys.text}</p>
          <span aria-hidden="true">{passkeys.remove}</span>
          <Switch label={passkeys.remove} isOn={passkeys.isOn} onPress={update.togglePasskeyRemoval} />
        </div>
      )}
    </Form>
  )
}

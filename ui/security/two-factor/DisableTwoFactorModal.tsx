import { css } from '@emotion/react'
import { useEffect } from 'react'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Form } from '../../kit/Form.tsx'
import { colour, text } from '../../kit/theme.ts'
import { CodeFields } from './CodeFields.tsx'

const words = css({ fontSize: text.s, color: colour.ink2 })

/** Turns two-factor off, by a code (SEC-004, SEC-028). */
export const DisableTwoFactorModal = () => {
  const twoFactor = useService(slice('twoFactor'))
  const form = useLive(twoFactor.disabling)
  const state = useButton(twoFactor.disabling)
  useEffect(() => () => twoFactor.leave('disable-two-factor'), [twoFactor])
  return (
    <Form
      onSubmit={twoFactor.submit}
      alert={form.alert}
      actions={<AsyncButton type="submit" kind="danger" label="Turn off" state={state} disabled={!form.canSubmit} />}
    >
      <p css={words}>
        Your password alone will be enough to sign in, and your backup codes will be worth nothing. Turning it off signs
        you out on every other device.
      </p>
      <CodeFields form={form} allowsBackup act={twoFactor} />
    </Form>
  )
}

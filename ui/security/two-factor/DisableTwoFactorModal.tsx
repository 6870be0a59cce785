import { css } from '@emotion/react'
import { twoFactorTexts } from '@paydeck/core'
import { useEffect } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { Form } from '../../kit/Form.tsx'
import { colour } from '../../kit/theme.ts'
import { CodeFields } from './CodeFields.tsx'

const bodyText = css({ color: colour.ink2 })

/** Dialog that turns two-factor off with a code (SEC-004, SEC-028). */
export const DisableTwoFactorModal = ({ onClose }: ModalContentProps) => {
  const twoFactor = useService(slice('twoFactor'))
  const form = useLive(twoFactor.disabling)
  const state = useButton(twoFactor.disabling)
  useEffect(() => () => twoFactor.leave('disable-two-factor'), [twoFactor])
  return (
    <Form
      onSubmit={twoFactor.submit}
      alert={form.alert}
      actions={
        <>
          <AsyncButton
            type="submit"
            kind="danger"
            label={twoFactorTexts.turnOff}
            state={state}
            disabled={!form.canSubmit}
          />
          <Button kind="quiet" onClick={onClose}>
            {twoFactorTexts.cancel}
          </Button>
        </>
      }
    >
      <p css={bodyText}>{twoFactorTexts.disableLead}</p>
      <CodeFields form={form} allowsBackup act={twoFactor} />
    </Form>
  )
}

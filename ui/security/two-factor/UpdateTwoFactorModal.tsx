import { css } from '@emotion/react'
import { twoFactorTexts } from '@paydeck/core'
import { type ReactNode, useEffect } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useCopy } from '../../di/use-copy.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Actions } from '../../kit/Actions.tsx'
import { Alert } from '../../kit/Alert.tsx'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { CopyText } from '../../kit/CopyText.tsx'
import { Form } from '../../kit/Form.tsx'
import { QrCode } from '../../kit/QrCode.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { colour, radius, size, space } from '../../kit/theme.ts'
import { CodeFields } from './CodeFields.tsx'

const styles = {
  part: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 }),
  failed: css({ display: 'grid', gap: space.s5 }),
  text: css({ color: colour.ink2 }),
  app: css({
    // The secret is beside the QR code if both fit at the current text size. Otherwise it is below.
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: `${space.s4} ${space.s5}`,
    '& > :last-child': { flex: `1 1 ${size.qr}`, minInlineSize: 0 },
  }),
  // The placeholder has the size of the QR code.
  place: css({
    inlineSize: `min(${size.qr}, 100%)`,
    aspectRatio: '1',
    borderRadius: radius.r2,
    background: colour.skeleton,
  }),
}

const Step = ({ instruction, children }: { readonly instruction: string; readonly children: ReactNode }) => (
  <div css={styles.part}>
    <p css={styles.text}>{instruction}</p>
    {children}
  </div>
)

/**
 * Dialog that turns two-factor on: the user sets up an authenticator app and enters its first code (SEC-003, SEC-026).
 */
export const UpdateTwoFactorModal = ({ onClose }: ModalContentProps) => {
  const twoFactor = useService(slice('twoFactor'))
  const { enrolment, failure, form } = useLive(twoFactor.enabling)
  const state = useButton(twoFactor.enabling)
  const { copied, copy } = useCopy('label')
  useEffect(() => () => twoFactor.leave('update-two-factor'), [twoFactor])
  const cancel = (
    <Button kind="quiet" onClick={onClose}>
      {twoFactorTexts.cancel}
    </Button>
  )
  if (failure !== null) {
    return (
      <div css={styles.failed}>
        <Alert tone="caution">{failure}</Alert>
        <Actions>
          <Button onClick={twoFactor.prepare}>{twoFactorTexts.tryAgain}</Button>
          {cancel}
        </Actions>
      </div>
    )
  }
  return (
    <Form
      onSubmit={twoFactor.submit}
      alert={form.alert}
      actions={
        <>
          <AsyncButton
            type="submit"
            label={twoFactorTexts.turnOn}
            state={state}
            disabled={!form.canSubmit || enrolment === null}
          />
          {cancel}
        </>
      }
    >
      <Step instruction={twoFactorTexts.scan}>
        <div css={styles.app} aria-busy={enrolment === null}>
          {enrolment === null ? (
            <>
              <div css={styles.place} />
              <Skeleton />
            </>
          ) : (
            <>
              <QrCode value={enrolment.address} label={twoFactorTexts.qrLabel} />
              <CopyText
                label={twoFactorTexts.setupKey}
                value={enrolment.grouped}
                look="label"
                copied={copied}
                onCopy={() => copy(enrolment.secret)}
              />
            </>
          )}
        </div>
      </Step>
      <Step instruction={twoFactorTexts.enterCode}>
        <CodeFields form={form} allowsBackup={false} act={twoFactor} />
      </Step>
    </Form>
  )
}

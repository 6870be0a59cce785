import { css } from '@emotion/react'
import { type ReactNode, useEffect } from 'react'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useCopy } from '../../di/use-copy.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { CopyText } from '../../kit/CopyText.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { Form } from '../../kit/Form.tsx'
import { QrCode } from '../../kit/QrCode.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { colour, media, radius, size, space, text } from '../../kit/theme.ts'
import { CodeFields } from './CodeFields.tsx'

const styles = {
  part: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 }),
  words: css({ fontSize: text.s, color: colour.ink2 }),
  app: css({
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'center',
    gap: space.s4,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.desktop]: { gridTemplateColumns: `${size.qr} minmax(0, 1fr)`, gap: space.s5 },
  }),
  // As large as the code that comes.
  place: css({
    inlineSize: `min(${size.qr}, 100%)`,
    aspectRatio: '1',
    borderRadius: radius.r2,
    background: colour.skeleton,
  }),
}

const Part = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => (
  <div css={styles.part}>
    <p css={styles.words}>{words}</p>
    {children}
  </div>
)

/** Turns two-factor on: an authenticator app is set up, and shows that it is by its first code (SEC-003, SEC-026). */
export const UpdateTwoFactorModal = () => {
  const twoFactor = useService(slice('twoFactor'))
  const { enrolment, failure, form } = useLive(twoFactor.enabling)
  const state = useButton(twoFactor.enabling)
  const { copied, copy } = useCopy('label')
  useEffect(() => () => twoFactor.leave('update-two-factor'), [twoFactor])
  if (failure !== null) return <Failed text={failure} onRetry={twoFactor.prepare} />
  return (
    <Form
      onSubmit={twoFactor.submit}
      alert={form.alert}
      actions={
        <AsyncButton type="submit" label="Turn on" state={state} disabled={!form.canSubmit || enrolment === null} />
      }
    >
      <Part words="Scan this code with an authenticator app, or type the setup key there.">
        <div css={styles.app} aria-busy={enrolment === null}>
          {enrolment === null ? (
            <>
              <div css={styles.place} />
              <Skeleton shape="notice" />
            </>
          ) : (
            <>
              <QrCode value={enrolment.address} label="QR code for your authenticator app" />
              <CopyText
                label="Setup key"
                value={enrolment.grouped}
                look="label"
                copied={copied}
                onCopy={() => copy(enrolment.secret)}
              />
            </>
          )}
        </div>
      </Part>
      <Part words="Then enter the code that the app shows. Turning it on signs you out on every other device.">
        <CodeFields form={form} allowsBackup={false} act={twoFactor} />
      </Part>
    </Form>
  )
}

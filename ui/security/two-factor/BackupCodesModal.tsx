import { css } from '@emotion/react'
import { backupCodesTexts as texts, type CodeFormView, type TwoFactor } from '@paydeck/core'
import { useEffect } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { type Copied, useCopy } from '../../di/use-copy.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Actions } from '../../kit/Actions.tsx'
import { AsyncButton, type ButtonFace } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { Form } from '../../kit/Form.tsx'
import { Outcome, type OutcomeProps } from '../../kit/Outcome.tsx'
import { figures } from '../../kit/shared.ts'
import { colour, font, radius, size, space, text, weight } from '../../kit/theme.ts'
import { CodeFields } from './CodeFields.tsx'

const styles = {
  content: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 }),
  // An empty alert takes no space.
  body: css({ '& [data-open]': { marginBlockEnd: space.s4 } }),
  text: css({ color: colour.ink2 }),
  codes: css([
    figures,
    {
      marginBlockStart: space.s4,
      // Fills columns from top to bottom. There are two columns if they fit.
      columns: `2 ${size.backupCode}`,
      columnGap: space.s5,
      paddingBlock: space.s3,
      paddingInline: space.s4,
      border: `${size.hairline} solid ${colour.line}`,
      borderRadius: radius.r2,
      background: colour.ground,
      fontFamily: font.mono,
      fontWeight: weight.medium,
      letterSpacing: '0.06em',
      '& > li': { paddingBlock: space.s1 },
    },
  ]),
  copied: css({ fontSize: text.s, color: colour.good, '&:not(:empty)': { marginBlockStart: space.s2 } }),
  refused: css({
    fontSize: text.s,
    fontWeight: weight.strong,
    color: colour.bad,
    '&:not(:empty)': { marginBlockStart: space.s2 },
  }),
}

interface CodesProps extends Pick<ModalContentProps, 'onClose'>, OutcomeProps {
  readonly codes: ReadonlyArray<string>
  readonly copied: Copied
  readonly onCopy: () => void
  readonly onDownload: () => void
}

const Codes = ({ codes, alert, copied, onCopy, onDownload, onClose }: CodesProps) => (
  <div css={styles.content}>
    <div css={styles.body}>
      <Outcome alert={alert} />
      <p css={styles.text}>{texts.lead}</p>
      <ol css={styles.codes} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status" css={styles.copied}>
        {copied === 'copied' && texts.copied}
      </p>
      <p css={styles.refused} role="alert">
        {copied === 'refused' && texts.copyFailed}
      </p>
    </div>
    <Actions>
      <Button onClick={onDownload}>{texts.download}</Button>
      <Button kind="quiet" onClick={onCopy}>
        {texts.copy}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.done}
      </Button>
    </Actions>
  </div>
)

interface OfferProps extends Pick<ModalContentProps, 'onClose'> {
  readonly form: CodeFormView
  readonly state: ButtonFace
  readonly act: Pick<TwoFactor, 'type' | 'touch' | 'switchKind' | 'submit'>
}

const Offer = ({ form, state, act, onClose }: OfferProps) => (
  <Form
    onSubmit={act.submit}
    alert={form.alert}
    actions={
      <>
        <AsyncButton type="submit" label={texts.generate} state={state} disabled={!form.canSubmit} />
        <Button kind="quiet" onClick={onClose}>
          {texts.later}
        </Button>
      </>
    }
  >
    <p css={styles.text}>{texts.offer}</p>
    <CodeFields form={form} allowsBackup act={act} />
  </Form>
)

/** Dialog that offers to create backup codes, and shows newly created codes only once (SEC-027, SEC-046). */
export const BackupCodesModal = ({ onClose }: ModalContentProps) => {
  const twoFactor = useService(slice('twoFactor'))
  const { codes, form } = useLive(twoFactor.backup)
  const state = useButton(twoFactor.backup)
  const { copied, copy } = useCopy('label')
  useEffect(() => () => twoFactor.leave('backup-codes'), [twoFactor])
  if (codes === null) return <Offer form={form} state={state} act={twoFactor} onClose={onClose} />
  return (
    <Codes
      codes={codes}
      alert={form.alert}
      copied={copied}
      onCopy={() => copy(codes.join('\n'))}
      onDownload={twoFactor.download}
      onClose={onClose}
    />
  )
}

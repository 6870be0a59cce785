import { css } from '@emotion/react'
import { pairingTexts, type WalletPairingView, pasteCode, pasteNote, typeCode, type WalletPairing } from '@paydeck/core'
import { useEffect } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useCopy } from '../../di/use-copy.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Actions } from '../../kit/Actions.tsx'
import { Button } from '../../kit/Button.tsx'
import { CodeInput } from '../../kit/CodeInput.tsx'
import { CopyText } from '../../kit/CopyText.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { QrCode } from '../../kit/QrCode.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, radius, size, space } from '../../kit/theme.ts'

const styles = {
  stage: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 }),
  body: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 }),
  lead: css({ color: colour.ink2 }),
  code: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: space.s4 }),
  // The placeholder has the size of the content, so that nothing shifts.
  place: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: `min(${size.qr}, 100%)`,
    aspectRatio: '1',
    border: `${size.hairline} dashed ${colour.controlLine}`,
    borderRadius: radius.r2,
    background: colour.ground,
  }),
}

interface StageProps<Stage extends WalletPairingView['stage']> {
  readonly view: Extract<WalletPairingView, { stage: Stage }>
  readonly pairing: WalletPairing
  readonly onClose: () => void
}

const CodeStage = ({ view, pairing, onClose }: StageProps<'code'>) => {
  const kindSwitch = <LinkButton onClick={pairing.switchKind}>{view.other}</LinkButton>
  return (
    <Form
      onSubmit={pairing.submit}
      alert={null}
      actions={
        <>
          <Button type="submit" disabled={!view.canContinue}>
            {pairingTexts.next}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {pairingTexts.cancel}
          </Button>
        </>
      }
    >
      <p css={styles.lead}>{pairingTexts.codeLead}</p>
      {view.kind === 'authenticator' ? (
        <CodeInput
          label={view.label}
          hint={view.hint}
          aside={kindSwitch}
          length={view.rule.length}
          value={view.value}
          typed={typeCode(view.rule)}
          pasted={pasteCode(view.rule)}
          pasteNote={pasteNote(view.rule)}
          onChange={pairing.type}
        />
      ) : (
        <Field
          label={view.label}
          hint={view.hint}
          aside={kindSwitch}
          value={view.value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={pairing.type}
        />
      )}
    </Form>
  )
}

const QrStage = ({ view, pairing, onClose }: StageProps<'qr'>) => {
  const { copied, copy } = useCopy('feedback')
  return (
    <div css={styles.stage}>
      <div css={styles.body}>
        <p css={styles.lead}>{pairingTexts.qrLead}</p>
        <div css={styles.code}>
          {view.code === null ? (
            <div css={styles.place}>{view.isLoading && <Spinner label={pairingTexts.loading} />}</div>
          ) : (
            <>
              <QrCode value={view.code.link} label={pairingTexts.qrLabel} />
              <CopyText
                label={pairingTexts.codeLabel}
                value={view.code.secret}
                look="feedback"
                copied={copied}
                onCopy={copy}
              />
            </>
          )}
        </div>
      </div>
      <Actions>
        <Button onClick={onClose}>{pairingTexts.done}</Button>
        <Button kind="quiet" aria-disabled={view.isLoading} onClick={pairing.open}>
          {pairingTexts.again}
        </Button>
      </Actions>
    </div>
  )
}

/**
 * Dialog that pairs a companion wallet app. If two-factor is on, the dialog first asks for a code. Then it shows a pairing
 * code, which the user scans or types into the app (PROF-043 to PROF-053).
 */
export const WalletPairingModal = ({ onClose }: ModalContentProps) => {
  const pairing = useService(slice('walletPairing'))
  const view = useLive(pairing.view)
  useEffect(() => {
    pairing.open()
    return pairing.close
  }, [pairing])
  if (view.stage === 'closed') return null
  return view.stage === 'code' ? (
    <CodeStage view={view} pairing={pairing} onClose={onClose} />
  ) : (
    <QrStage view={view} pairing={pairing} onClose={onClose} />
  )
}

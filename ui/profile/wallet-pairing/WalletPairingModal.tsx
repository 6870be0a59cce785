import { css } from '@emotion/react'
import { pairingTexts, type WalletPairingView, pasteCode, pasteNote, typeCode, type WalletPairing } from '@paydeck/core'
import { type FormEvent, useEffect } from 'react'
import { slice } from '../../di/tokens.ts'
import { useCopy } from '../../di/use-copy.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { CodeInput } from '../../kit/CodeInput.tsx'
import { CopyText } from '../../kit/CopyText.tsx'
import { Field } from '../../kit/Field.tsx'
import { QrCode } from '../../kit/QrCode.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, radius, size, space } from '../../kit/theme.ts'

const styles = {
  stage: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 }),
  lead: css({ color: colour.ink2 }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space.s3 }),
  code: css({ display: 'grid', justifyItems: 'center', gap: space.s5 }),
  // As large as what comes, so that nothing moves.
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
}

const CodeStage = ({ view, pairing }: StageProps<'code'>) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    pairing.submit()
  }
  return (
    <form css={styles.stage} onSubmit={submit}>
      <p css={styles.lead}>{pairingTexts.codeLead}</p>
      {view.kind === 'authenticator' ? (
        <CodeInput
          label={view.label}
          hint={view.hint}
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
          value={view.value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={pairing.type}
        />
      )}
      <div css={styles.actions}>
        <Button type="submit" disabled={!view.canContinue}>
          {pairingTexts.next}
        </Button>
        <Button kind="quiet" onClick={pairing.switchKind}>
          {view.other}
        </Button>
      </div>
    </form>
  )
}

const QrStage = ({ view, pairing }: StageProps<'qr'>) => {
  const { copied, copy } = useCopy('feedback')
  return (
    <div css={styles.stage}>
      <p css={styles.lead}>{pairingTexts.qrLead}</p>
      <div css={styles.code}>
        {view.code === null ? (
          <div css={styles.place}>{view.isLoading && <Spinner label="Loading" />}</div>
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
      <div css={styles.actions}>
        {/* It keeps the focus meanwhile, and ignores presses. */}
        <Button kind="quiet" aria-disabled={view.isLoading} onClick={() => view.isLoading || pairing.open()}>
          {pairingTexts.again}
        </Button>
      </div>
    </div>
  )
}

/** Pairs a companion wallet app: second factor, where it is on, and then a code to scan or to type (PROF-043 to PROF-053). */
export const WalletPairingModal = () => {
  const pairing = useService(slice('walletPairing'))
  const view = useLive(pairing.view)
  useEffect(() => {
    pairing.open()
    return pairing.close
  }, [pairing])
  if (view.stage === 'closed') return null
  return view.stage === 'code' ? <CodeStage view={view} pairing={pairing} /> : <QrStage view={view} pairing={pairing} />
}

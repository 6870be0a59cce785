import { css } from '@emotion/react'
import type { WalletConnectionView } from '@paydeck/core'
import { useEffect, useId } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Alert } from '../../kit/Alert.tsx'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, radius, space, text } from '../../kit/theme.ts'

const styles = {
  // The grid has no gap. Optional parts have margins of their own, so that a missing part does not shift the others.
  dialog: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& [data-open="true"]': { marginBlockStart: space.s4 },
  }),
  lead: css({ color: colour.ink2, marginBlockEnd: space.s5 }),
  ways: css({ display: 'grid', gap: space.s3 }),
  absent: css({ marginBlockStart: space.s1, fontSize: text.s, color: colour.ink2, textAlign: 'center' }),
  asking: css({
    '&[data-asking="true"]': {
      display: 'grid',
      gap: space.s4,
      marginBlockStart: space.s4,
      padding: space.s4,
      borderRadius: radius.r2,
      background: colour.sunken,
    },
  }),
  words: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s3,
    fontSize: text.s,
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space.s3 }),
}

interface WayProps {
  readonly way: WalletConnectionView['ways'][number]
  /** True while a request to a wallet is running. The button then keeps the focus and ignores clicks. */
  readonly isBusy: boolean
  readonly onPress: () => void
}

const Way = ({ way: { label, absent, isAsked }, isBusy, onPress }: WayProps) => {
  const hint = useId()
  return (
    <div>
      <Button
        kind="quiet"
        wide
        disabled={absent !== null}
        aria-describedby={absent === null ? undefined : hint}
        aria-disabled={isBusy}
        aria-busy={isAsked}
        onClick={onPress}
      >
        {label}
      </Button>
      {absent !== null && (
        <p id={hint} css={styles.absent}>
          {absent}
        </p>
      )}
    </div>
  )
}

/** Dialog that connects a wallet and fills its address into the form, without saving the form (RECV-058, RECV-059). */
export const Web3OptionsModal = () => {
  const connection = useService(slice('walletConnection'))
  const { lead, ways, asking, alert } = useLive(connection.view)
  useEffect(() => connection.close, [connection])
  return (
    <div css={styles.dialog}>
      <p css={styles.lead}>{lead}</p>
      <div css={styles.ways}>
        {ways.map((way) => (
          <Way key={way.way} way={way} isBusy={asking !== null} onPress={() => connection.connect(way.way)} />
        ))}
      </div>
      <div css={styles.asking} data-asking={asking !== null}>
        {/* Always rendered, so that screen readers announce new content. */}
        <div role="status">
          {asking !== null && (
            <p css={styles.words}>
              <Spinner small />
              {asking.text}
            </p>
          )}
        </div>
        {asking !== null && (
          <div css={styles.actions}>
            {asking.link !== null && <ButtonLink href={asking.link.address}>{asking.link.label}</ButtonLink>}
            <Button kind="quiet" onClick={connection.close}>
              {asking.cancel}
            </Button>
          </div>
        )}
      </div>
      <Alert tone="caution">{alert?.text ?? null}</Alert>
    </div>
  )
}

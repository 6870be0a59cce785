import { css } from '@emotion/react'
import { useEffect } from 'react'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Failed } from '../kit/Failed.tsx'
import { screen } from '../kit/icons-later.ts'
import { ItemRow } from '../kit/ItemRow.tsx'
import { Panel, PanelBody } from '../kit/Panel.tsx'
import { Pill } from '../kit/Pill.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { colour, media, size, space, text } from '../kit/theme.ts'

const styles = {
  words: css({ maxInlineSize: size.readable, fontSize: text.s, color: colour.ink2 }),
  // An alert that says nothing takes no room.
  body: css({ '& > * + *:not(:empty)': { marginBlockStart: space.s4 } }),
  end: css({
    padding: space.s4,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [media.desktop]: { paddingInline: space.s5 },
  }),
}

/** Where the account is signed in, and signing out there; nothing where the provider does not offer it. */
export const SignedInSessionsPanel = () => {
  const signedIn = useService(slice('signedIn'))
  const view = useLive(signedIn.view)
  useEffect(() => {
    const following = signedIn.follow()
    return () => following.unsubscribe()
  }, [signedIn])
  if (!view.isShown) return null
  return (
    <Panel heading={view.title} busy={view.isLoading}>
      <PanelBody>
        <div css={styles.body}>
          <p css={styles.words}>{view.text}</p>
          {view.isLoading && <Skeleton shape="notice" />}
          <Alert tone="success">{view.outcome}</Alert>
        </div>
      </PanelBody>
      {view.failure !== null && <Failed text={view.failure} onRetry={() => void signedIn.reload()} />}
      {view.rows.length > 0 && (
        <ul aria-label={view.title}>
          {view.rows.map(({ id, device, text: where, mark, end }) => (
            <ItemRow key={id} icon={screen} title={device} text={where}>
              {mark !== null && <Pill tone="good">{mark}</Pill>}
              {end !== null && (
                <Button kind="quiet" small aria-label={`${end} ${device}, ${where}`} onClick={() => signedIn.askToEnd(id)}>
                  {end}
                </Button>
              )}
            </ItemRow>
          ))}
        </ul>
      )}
      {view.endOthers !== null && (
        <div css={styles.end}>
          <Button kind="quiet" onClick={signedIn.askToEndOthers}>
            {view.endOthers}
          </Button>
        </div>
      )}
    </Panel>
  )
}

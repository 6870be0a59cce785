import { css } from '@emotion/react'
import type { EventIcon } from '@paydeck/core'
import { useEffect } from 'react'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { Alert } from '../kit/Alert.tsx'
import { AsyncButton } from '../kit/AsyncButton.tsx'
import { Failed } from '../kit/Failed.tsx'
import type { Drawing } from '../kit/Icon.tsx'
import { alert, key, person, shield } from '../kit/icons.ts'
import { ItemRow } from '../kit/ItemRow.tsx'
import { Panel, PanelBody } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { colour, media, size, space, text } from '../kit/theme.ts'
import { useButton } from './parts/use-button.ts'

const styles = {
  words: css({ maxInlineSize: size.readable, fontSize: text.s, color: colour.ink2 }),
  body: css({ '& > * + *': { marginBlockStart: space.s4 } }),
  more: css({
    padding: space.s4,
    [media.desktop]: { paddingInline: space.s5 },
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    '& > :first-of-type:not(:empty)': { marginBlockEnd: space.s4 },
  }),
}

const drawings: Readonly<Record<EventIcon, Drawing>> = { alert, key, person, shield }

/** What happened to the account, the newest first; nothing where the provider does not offer it. */
export const SecurityHistoryPanel = () => {
  const history = useService(slice('securityHistory'))
  const view = useLive(history.view)
  const state = useButton(history.view)
  useEffect(() => {
    const following = history.follow()
    return () => following.unsubscribe()
  }, [history])
  if (!view.isShown) return null
  return (
    <Panel heading={view.title} busy={view.isLoading}>
      <PanelBody>
        <div css={styles.body}>
          <p css={styles.words}>{view.text}</p>
          {view.isLoading && <Skeleton shape="notice" />}
        </div>
      </PanelBody>
      {view.failure !== null && <Failed text={view.failure} onRetry={() => void history.reload()} />}
      {view.rows.length > 0 && (
        <ol aria-label={view.title}>
          {view.rows.map(({ id, icon, title, text: when }) => (
            <ItemRow key={id} icon={drawings[icon]} title={title} text={when} />
          ))}
        </ol>
      )}
      {view.more !== null && (
        <div css={styles.more}>
          <Alert tone="caution">{view.more.failure}</Alert>
          <AsyncButton kind="quiet" label={view.more.label} state={state} onPress={() => void history.showMore()} />
        </div>
      )}
    </Panel>
  )
}

import { css } from '@emotion/react'
import type { EventIcon } from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Alert } from '../../kit/Alert.tsx'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import type { Drawing } from '../../kit/Icon.tsx'
import { key } from '../../kit/icons-later.ts'
import { alert, person, shield } from '../../kit/icons.ts'
import { ItemRow } from '../../kit/ItemRow.tsx'
import { space } from '../../kit/theme.ts'
import { Timed } from '../../kit/Time.tsx'
import { recordEnd, RecordPanel } from '../RecordPanel.tsx'

const more = css([recordEnd, { '& > :first-of-type:not(:empty)': { marginBlockEnd: space.s4 } }])

const drawings: Readonly<Record<EventIcon, Drawing>> = { alert, key, person, shield }

/** Panel with the security history, newest event first. Renders nothing if the provider does not support the history. */
export const SecurityHistoryPanel = () => {
  const history = useService(slice('securityHistory'))
  const view = useLive(history.view)
  const state = useButton(history.view)
  return (
    <RecordPanel
      source={history}
      view={view}
      kind="event"
      note={<Alert tone={view.outcome?.tone ?? 'success'}>{view.outcome?.text ?? null}</Alert>}
    >
      {view.rows.length > 0 && (
        <ol aria-label={view.title}>
          {view.rows.map(({ id, icon, title, text, parts, stop }) => (
            <ItemRow key={id} icon={drawings[icon]} title={title} text={<Timed parts={parts} />}>
              {stop !== null && (
                <Button
                  kind="quiet"
                  aria-label={`${stop} ${title}, ${text}`}
                  aria-disabled={view.isStopping}
                  onClick={() => history.stop(id)}
                >
                  {stop}
                </Button>
              )}
            </ItemRow>
          ))}
        </ol>
      )}
      {view.more !== null && (
        <div css={more}>
          <Alert tone="caution">{view.more.failure}</Alert>
          <AsyncButton kind="quiet" label={view.more.label} state={state} onPress={history.showMore} />
        </div>
      )}
    </RecordPanel>
  )
}

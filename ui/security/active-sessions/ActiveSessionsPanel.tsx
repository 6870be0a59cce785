import type { DeviceClass } from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Alert } from '../../kit/Alert.tsx'
import { Button } from '../../kit/Button.tsx'
import type { Drawing } from '../../kit/Icon.tsx'
import { phone, screen, tablet } from '../../kit/icons-later.ts'
import { ItemRow } from '../../kit/ItemRow.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { Timed } from '../../kit/Time.tsx'
import { recordEnd, RecordPanel } from '../RecordPanel.tsx'

const drawings: Readonly<Record<DeviceClass, Drawing>> = { desktop: screen, mobile: phone, tablet }

/**
 * Panel that lists the signed-in devices and can sign them out. Renders nothing if the provider does not support the list.
 */
export const ActiveSessionsPanel = () => {
  const activeSessions = useService(slice('activeSessions'))
  const view = useLive(activeSessions.view)
  return (
    <RecordPanel source={activeSessions} view={view} note={<Alert tone="success">{view.outcome}</Alert>} kind="item">
      {view.rows.length > 0 && (
        <ul aria-label={view.title}>
          {view.rows.map(({ id, device, kind, text: where, parts, mark, end }) => (
            <ItemRow key={id} icon={drawings[kind]} title={device} text={<Timed parts={parts} />}>
              {mark !== null && <Pill tone="good">{mark}</Pill>}
              {end !== null && (
                <Button
                  kind="quiet"

                  aria-label={`${end} ${device}, ${where}`}
                  onClick={() => activeSessions.openEnd(id)}
                >
                  {end}
                </Button>
              )}
            </ItemRow>
          ))}
        </ul>
      )}
      {view.endOthers !== null && (
        <div css={recordEnd}>
          <Button kind="quiet" onClick={activeSessions.openEndOthers}>
            {view.endOthers}
          </Button>
        </div>
      )}
    </RecordPanel>
  )
}

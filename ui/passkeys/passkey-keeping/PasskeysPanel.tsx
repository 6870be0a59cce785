import { css } from '@emotion/react'
import { asyncButton, project } from '@paydeck/core'
import { useMemo } from 'react'
import { port, slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Alert } from '../../kit/Alert.tsx'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { SkeletonPanel } from '../../kit/Skeleton.tsx'
import { colour, space, text } from '../../kit/theme.ts'
import { PasskeyRow } from './PasskeyRow.tsx'

const styles = {
  rows: css({ marginBlockEnd: space.s4 }),
  // An empty alert takes no space.
  body: css({ '& > * + *:not(:empty)': { marginBlockStart: space.s4 } }),
  heading: css({ fontSize: text.m }),
  text: css({ color: colour.ink2, fontSize: text.s }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s3}`, alignItems: 'center' }),
}

/** Panel that lists, adds and removes passkeys. Renders nothing unless passkeys are enabled (PASS-001). */
export const PasskeysPanel = () => {
  const clock = useService(port('clock'))
  const { list, act } = useService(slice('passkeyKeeping'))
  const view = useLive(list)
  const button = useMemo(
    () =>
      asyncButton(
        clock,
        project(list, ({ add }) => add?.status ?? null),
      ),
    [clock, list],
  )
  const state = useLive(button)
  if (!view.isShown) return null
  const { setup, add, outcome, rows } = view
  // The skeleton has the size of the panel, so that the content below does not shift.
  if (view.isLoading) return <SkeletonPanel heading={view.title} rows={{ kind: 'item', count: 2 }} />
  return (
    <Panel heading={view.title}>
      {view.failure !== null && <Failed text={view.failure} onRetry={act.reload} />}
      {rows.length > 0 && (
        <ul css={styles.rows}>
          {rows.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              remove={view.remove}
              onRemove={() => act.openRemoval(passkey.id)}
            />
          ))}
        </ul>
      )}
      <PanelBody>
        <div css={styles.body}>
          {setup !== null && (
            <div>
              <h3 css={styles.heading}>{setup.title}</h3>
              <p css={styles.text}>{setup.text}</p>
            </div>
          )}
          <Alert tone={outcome?.tone ?? 'success'}>{outcome?.text ?? null}</Alert>
          {add !== null && add.note !== null && <p css={styles.text}>{add.note}</p>}
          <div css={styles.actions}>
            {add !== null && (
              <AsyncButton label={add.label} state={state} disabled={add.isDisabled} onPress={act.register} />
            )}
            <Button kind="quiet" onClick={act.explain}>
              {view.explain}
            </Button>
          </div>
        </div>
      </PanelBody>
    </Panel>
  )
}

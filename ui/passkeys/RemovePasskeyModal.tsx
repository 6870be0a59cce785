import { css } from '@emotion/react'
import { asyncButton, project } from '@paydeck/core'
import { useMemo } from 'react'
import { port, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { Alert } from '../kit/Alert.tsx'
import { AsyncButton } from '../kit/AsyncButton.tsx'
import { Button } from '../kit/Button.tsx'
import { colour, space, text, weight } from '../kit/theme.ts'

const styles = {
  // An alert that says nothing takes no room.
  content: css({ '& > * + *:not(:empty)': { marginBlockStart: space.s4 } }),
  title: css({ fontWeight: weight.strong }),
  words: css({ color: colour.ink2, fontSize: text.s }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space.s3, alignItems: 'center' }),
}

/** Asks whether a passkey is to be removed; closing it removes nothing (SEC-006, PASS-024). */
export const RemovePasskeyModal = () => {
  const clock = useService(port('clock'))
  const { removal, act } = useService(slice('passkeyKeeping'))
  const view = useLive(removal)
  const state = useLive(useMemo(() => asyncButton(clock, project(removal, ({ status }) => status)), [clock, removal]))
  return (
    <div css={styles.content}>
      <div>
        <p css={styles.title}>{view.title}</p>
        <p css={styles.words}>{view.text}</p>
      </div>
      <p>{view.warning}</p>
      <Alert tone="caution">{view.failure}</Alert>
      <div css={styles.actions}>
        <AsyncButton kind="danger" label={view.confirm} state={state} onPress={() => void act.remove()} />
        <Button kind="quiet" onClick={act.closeRemoval}>
          {view.cancel}
        </Button>
      </div>
    </div>
  )
}

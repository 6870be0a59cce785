import { css } from '@emotion/react'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { Alert } from '../kit/Alert.tsx'
import { AsyncButton } from '../kit/AsyncButton.tsx'
import { Button } from '../kit/Button.tsx'
import { colour, space, text, weight } from '../kit/theme.ts'
import { useButton } from '../di/use-button.ts'

const styles = {
  // An alert that says nothing takes no room.
  content: css({ '& > * + *:not(:empty)': { marginBlockStart: space.s4 } }),
  title: css({ fontWeight: weight.strong }),
  words: css({ color: colour.ink2, fontSize: text.s }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space.s3, alignItems: 'center' }),
}

/** Asks whether a device, or every other one, is to be signed out; closing it signs out nothing. */
export const EndSessionModal = () => {
  const { ending, end, closeEnding } = useService(slice('signedIn'))
  const view = useLive(ending)
  const state = useButton(ending)
  return (
    <div css={styles.content}>
      <div>
        <p css={styles.title}>{view.title}</p>
        {view.text !== null && <p css={styles.words}>{view.text}</p>}
      </div>
      <p>{view.warning}</p>
      <Alert tone="caution">{view.failure}</Alert>
      <div css={styles.actions}>
        <AsyncButton kind="danger" label={view.confirm} state={state} onPress={() => void end()} />
        <Button kind="quiet" onClick={closeEnding}>
          {view.cancel}
        </Button>
      </div>
    </div>
  )
}

import { css } from '@emotion/react'
import { Alert } from './Alert.tsx'
import { AsyncButton, type ButtonFace } from './AsyncButton.tsx'
import { Button } from './Button.tsx'
import { colour, space, text, weight } from './theme.ts'

const styles = {
  // An alert that says nothing takes no room.
  content: css({ overflowWrap: 'anywhere', '& > * + *:not(:empty)': { marginBlockStart: space.s4 } }),
  title: css({ fontWeight: weight.strong }),
  words: css({ color: colour.ink2, fontSize: text.s }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space.s3, alignItems: 'center' }),
}

export interface ConfirmationProps {
  readonly view: {
    /** What it is about, and what tells it from others like it. */
    readonly title: string
    readonly text: string | null
    /** What follows from it. */
    readonly warning: string
    readonly confirm: string
    readonly cancel: string
    /** Why it was not done. */
    readonly failure: string | null
  }
  readonly state: ButtonFace
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks, in a dialog, before something is taken away. */
export const Confirmation = ({ view, state, onConfirm, onCancel }: ConfirmationProps) => (
  <div css={styles.content}>
    <div>
      <p css={styles.title}>{view.title}</p>
      {view.text !== null && <p css={styles.words}>{view.text}</p>}
    </div>
    <p>{view.warning}</p>
    <Alert tone="caution">{view.failure}</Alert>
    <div css={styles.actions}>
      <AsyncButton kind="danger" label={view.confirm} state={state} onPress={onConfirm} />
      <Button kind="quiet" onClick={onCancel}>
        {view.cancel}
      </Button>
    </div>
  </div>
)

import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Actions } from './Actions.tsx'
import { Alert } from './Alert.tsx'
import { AsyncButton, type ButtonFace } from './AsyncButton.tsx'
import { Button } from './Button.tsx'
import type { Drawing } from './Icon.tsx'
import { Subject } from './Subject.tsx'
import { colour, space } from './theme.ts'

const styles = {
  content: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 }),
  // A hidden alert has no margin.
  body: css({ '& [data-open]': { marginBlockEnd: space.s4 } }),
  warning: css({ marginBlockStart: space.s4, color: colour.ink2, overflowWrap: 'anywhere' }),
}

export interface ConfirmationProps {
  /** Icon of the item that the user is about to remove. */
  readonly icon: Drawing
  readonly view: {
    /** Name of the item that the user is about to remove. */
    readonly title: string
    readonly text: string | null
    /** Consequence of the removal. */
    readonly warning: string
    readonly confirm: string
    readonly cancel: string
    /** Error of the last attempt, or null. */
    readonly failure: string | null
  }
  readonly state: ButtonFace
  /** Illustration of the item, if its text is not enough to recognise the item. */
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Content of a dialog in which the user confirms a destructive action. */
export const Confirmation = ({ icon, view, state, children, onConfirm, onCancel }: ConfirmationProps) => (
  <div css={styles.content}>
    <div css={styles.body}>
      <Alert tone="caution">{view.failure}</Alert>
      <Subject icon={icon} title={view.title} note={children ?? view.text} isDanger />
      <p css={styles.warning}>{view.warning}</p>
    </div>
    <Actions>
      <AsyncButton kind="danger" label={view.confirm} state={state} onPress={onConfirm} />
      <Button kind="quiet" onClick={onCancel}>
        {view.cancel}
      </Button>
    </Actions>
  </div>
)

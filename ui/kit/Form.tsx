import { css } from '@emotion/react'
import type { FormEvent, ReactNode } from 'react'
import { Outcome, type OutcomeProps } from './Outcome.tsx'
import { space } from './theme.ts'

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 }),
  end: css({ '& [data-open="true"]': { marginBlockEnd: space.s4 } }),
  actions: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 }),
}

export interface FormProps extends OutcomeProps {
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** The button that sends it, and what else there is to press. */
  readonly actions: ReactNode
}

/** A form of a dialog: Enter sends it as its button does, and how that went stands above the button. */
export const Form = ({ onSubmit, alert, children, actions }: FormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form css={styles.form} onSubmit={submit} noValidate>
      {children}
      <div css={styles.end}>
        <Outcome alert={alert} />
        <div css={styles.actions}>{actions}</div>
      </div>
    </form>
  )
}

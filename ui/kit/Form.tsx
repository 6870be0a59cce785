import { css } from '@emotion/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Actions } from './Actions.tsx'
import { keepComposition } from './composing.ts'
import { Outcome, type OutcomeProps } from './Outcome.tsx'
import { space } from './theme.ts'

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 }),
  // A hidden alert has no margin.
  body: css({ '& [data-open]': { marginBlockEnd: space.s4 } }),
  fields: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 }),
}

export interface FormProps extends OutcomeProps {
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** Submit button, followed by other buttons. */
  readonly actions: ReactNode
}

/** Form in a dialog. Enter submits the form. The result of the last submit is shown at the top of the form. */
export const Form = ({ onSubmit, alert, children, actions }: FormProps) => {
  const outcome = useRef<HTMLDivElement>(null)
  const said = alert?.text ?? null
  // Scrolls to the result at the top, because the submit button may be far below.
  useEffect(() => {
    if (said !== null) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form css={styles.form} onSubmit={submit} onKeyDown={keepComposition} noValidate>
      <div css={styles.body}>
        <div ref={outcome}>
          <Outcome alert={alert} />
        </div>
        <div css={styles.fields}>{children}</div>
      </div>
      <Actions>{actions}</Actions>
    </form>
  )
}

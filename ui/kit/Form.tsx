import { css } from '@emotion/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Actions } from './Actions.tsx'
import { keepComposition } from './composing.ts'
import { Outcome, type OutcomeProps } from './Outcome.tsx'
import { space } from './theme.ts'

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 }),
  // An alert that says nothing takes no room.
  body: css({ '& [data-open]': { marginBlockEnd: space.s4 } }),
  fields: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 }),
}

export interface FormProps extends OutcomeProps {
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** The button that sends it, and what else there is to press. */
  readonly actions: ReactNode
}

/** A form of a dialog: Enter sends it as its button does, and how that went stands first in it. */
export const Form = ({ onSubmit, alert, children, actions }: FormProps) => {
  const outcome = useRef<HTMLDivElement>(null)
  const said = alert?.text ?? null
  // The button that was pressed may be far below.
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

import { css } from '@emotion/react'
import { developerLoginTexts } from '@paydeck/core'
import { type FormEvent, useState } from 'react'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { useTitle } from '../../di/use-title.ts'
import { Button } from '../../kit/Button.tsx'
import { keepComposition } from '../../kit/composing.ts'
import { Field } from '../../kit/Field.tsx'
import { PasswordField } from '../../kit/PasswordField.tsx'
import { size, space, text } from '../../kit/theme.ts'

const styles = {
  heading: css({ fontSize: text.xl, marginBlockEnd: space.s5 }),
  form: css({ display: 'grid', gap: space.s4, maxInlineSize: size.readable, justifyItems: 'start' }),
}

/**
 * Login page with which developers sign in inside the app, without the central login page. Only development builds contain
 * this page (ROUTE-030 to ROUTE-034).
 */
export const DeveloperLoginScreen = () => {
  useTitle(developerLoginTexts.heading)
  const { view, logIn } = useService(slice('developerLogin'))
  const { isBusy, failure } = useLive(view)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    logIn({ email, password })
  }
  return (
    <>
      <h1 css={styles.heading}>{developerLoginTexts.heading}</h1>
      <form css={styles.form} onSubmit={submit} onKeyDown={keepComposition}>
        <Field
          label={developerLoginTexts.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={developerLoginTexts.password}
          autoComplete="current-password"
          value={password}
          error={failure}
          onChange={setPassword}
        />
        {/* During the request, the button keeps the focus and ignores a second submit. */}
        <Button type="submit" disabled={email === '' || password === ''} aria-disabled={isBusy}>
          {developerLoginTexts.action}
        </Button>
      </form>
    </>
  )
}

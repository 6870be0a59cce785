import { nameProblems, noTimelineFilter, savedViewTexts as texts, viewNameProblem } from '@paydeck/core'
import { useState } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'

const problemOf = (...input: Parameters<typeof viewNameProblem>): string | null => {
  const problem = viewNameProblem(...input)
  return problem === null ? null : nameProblems[problem]
}

interface NameFormProps {
  readonly initial: string
  readonly label: string
  readonly hint?: string | undefined
  readonly problemOf: (name: string) => string | null
  readonly onSubmit: (name: string) => void
  readonly onClose: () => void
}

/** Form with the name of a view. A problem of the name is shown after the first submit. */
const NameForm = ({ initial, label, hint, problemOf, onSubmit, onClose }: NameFormProps) => {
  const [name, setName] = useState(initial)
  const [isTried, setIsTried] = useState(false)
  const submit = () => {
    setIsTried(true)
    if (problemOf(name) !== null) return
    onSubmit(name)
    onClose()
  }
  return (
    <Form
      onSubmit={submit}
      alert={null}
      actions={
        <>
          <Button type="submit">{label}</Button>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <Field
        label={texts.name}
        value={name}
        hint={hint}
        error={isTried ? problemOf(name) : null}
        autoComplete="off"
        dir="auto"
        onChange={(typed) => setName(typed)}
      />
    </Form>
  )
}

/** Dialog that saves the present filter under a name (ACT-014). `text` describes the filter. */
export const SaveViewModal = ({ text, onClose }: ModalContentProps) => {
  const { views, save } = useService(slice('savedViews'))
  const { state } = useService(slice('timeline'))
  return (
    <NameForm
      initial=""
      label={texts.submit}
      hint={[text, texts.hint].filter((part) => part !== null).join(' · ')}
      problemOf={(name) => problemOf(name, views.get(), null)}
      onSubmit={(name) => save({ name, filter: state.get().filter ?? noTimelineFilter })}
      onClose={onClose}
    />
  )
}

/** Dialog that renames a view. `about` is its present name. */
export const RenameViewModal = ({ about, onClose }: ModalContentProps) => {
  const { views, rename } = useService(slice('savedViews'))
  const before = about ?? ''
  return (
    <NameForm
      initial={before}
      label={texts.submitName}
      problemOf={(name) => problemOf(name, views.get(), before)}
      onSubmit={(to) => rename({ from: before, to })}
      onClose={onClose}
    />
  )
}

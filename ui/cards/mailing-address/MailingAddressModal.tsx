import { css } from '@emotion/react'
import {
  type MailingAddressFieldView,
  type MailingAddressFormView,
  type MailingAddressEditor,
  mailingAddressTexts,
  project,
} from '@paydeck/core'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useDraft } from '../../di/use-draft.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'
import { SuggestField } from '../../kit/SuggestField.tsx'
import { colour, room, space, text } from '../../kit/theme.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { onEnter } from '../on-enter.ts'

const styles = {
  lead: css({ fontSize: text.ui, color: colour.ink2 }),
  // The two short fields are side by side where there is space.
  fields: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: space.s4,
    '& > *': { gridColumn: '1 / -1' },
    '& > [data-short="true"]': { gridColumn: 'auto' },
    [room.bare]: { '& > [data-short="true"]': { gridColumn: '1 / -1' } },
  }),
}

interface FieldProps {
  readonly field: MailingAddressFieldView
  readonly form: MailingAddressFormView
  readonly address: MailingAddressEditor
  readonly onType: (text: string) => void
}

/**
 * Field "Street 1". Choosing a suggestion fills the address. Enter in this field never submits the form (CARD-147,
 * CARD-149).
 */
const AddressInput = ({ field, form, address, onType }: FieldProps) => {
  const { name, label, value, error, isRequired, autofill } = field
  const common = {
    label,
    value,
    error,
    readOnly: form.isReadOnly,
    autoComplete: autofill,
    onChange: onType,
  }
  if (name === 'address1') {
    const leave = () => {
      address.dismiss()
      address.touch(name)
    }
    return <SuggestField {...common} suggestions={form.suggestions} onChoose={address.choose} onBlur={leave} />
  }
  return (
    <Field
      {...common}
      hint={isRequired ? undefined : mailingAddressTexts.optional}
      spellCheck={false}
      onBlur={() => address.touch(name)}
      onKeyDown={onEnter(address.submit)}
    />
  )
}

/**
 * Each time the number `requests` changes, scrolls the dialog to its top, where the alert is, and focuses the first invalid
 * field (CARD-136).
 */
const useScrollToTop = (requests: number) => {
  const element = useRef<HTMLDivElement>(null)
  const done = useRef(requests)
  useEffect(() => {
    if (done.current === requests) return
    done.current = requests
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true })
    element.current?.closest('dialog')?.scrollTo({ top: 0 })
  }, [requests])
  return element
}

/** Dialog that edits, verifies and saves the mailing address for cheques (CARD-120 to CARD-155). */
export const MailingAddressModal = ({ onClose, onHead }: ModalContentProps) => {
  const address = useService(slice('mailingAddress'))
  const form = useLive(useMemo(() => project(address.view, (now) => now.form), [address]))
  const button = useMemo(() => project(address.view, (now) => now.form.button), [address])
  const state = useButton(button)
  const { header, lead, fields, alert, progress } = form
  const { does, label, isDisabled } = form.button
  const element = useScrollToTop(form.scrollToTop)
  const names = fields.map(({ name }) => name)
  const type = useDraft('mailing-address', names, (name, typed) => address.edit({ [name]: typed }))
  useLayoutEffect(() => onHead?.(header), [header, onHead])
  useEffect(() => address.leave, [address])
  const isClosing = does === 'close'
  return (
    <div ref={element}>
      <VisuallyHidden>
        <span role="status">{progress}</span>
      </VisuallyHidden>
      <Form
        onSubmit={address.submit}
        alert={alert === null ? null : { tone: 'caution', title: alert.title, text: alert.text }}
        actions={
          <>
            <AsyncButton
              type={isClosing ? 'button' : 'submit'}
              label={label}
              state={state}
              disabled={isDisabled}
              onPress={() => {
                if (isClosing) onClose()
              }}
            />
            {!isClosing && (
              <Button kind="quiet" onClick={onClose}>
                {mailingAddressTexts.cancel}
              </Button>
            )}
          </>
        }
      >
        <p css={styles.lead}>{lead}</p>
        <div css={styles.fields}>
          {fields.map((field) => (
            <div key={field.name} data-short={field.name === 'state' || field.name === 'postalCode'}>
              <AddressInput field={field} form={form} address={address} onType={(typed) => type(field.name, typed)} />
            </div>
          ))}
        </div>
      </Form>
    </div>
  )
}

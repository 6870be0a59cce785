import { css } from '@emotion/react'
import { type AddressForm, addressFormTexts, type AddressFormView, type OptionView, project } from '@paydeck/core'
import { useMemo } from 'react'
import { useButton } from '../../di/use-button.ts'
import { useDraft } from '../../di/use-draft.ts'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { CoinIcon } from '../../kit/coins/CoinIcon.tsx'
import { Combobox, type ComboboxOption } from '../../kit/Combobox.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'
import { colour, radius, room, size, space, text } from '../../kit/theme.ts'
import { ConnectedAccount } from './ConnectedAccount.tsx'
import { Names } from './Names.tsx'

const styles = {
  content: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 }),
  words: css({ maxInlineSize: size.readable, fontSize: text.s, color: colour.ink2 }),
  web3: css({
    display: 'grid',
    justifyItems: 'start',
    alignItems: 'center',
    gap: space.s3,
    padding: space.s4,
    borderRadius: radius.r2,
    border: `${size.hairline} solid ${colour.line}`,
    [room.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  }),
  group: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2, justifyItems: 'start' }),
}

const option = ({ code, displayCode, name, chain, icon, unavailable }: OptionView): ComboboxOption => ({
  id: code,
  label: name,
  note: chain === null ? displayCode : `${displayCode} · ${chain}`,
  icon: <CoinIcon name={icon} size="medium" />,
  unavailable,
})

export interface AddressFieldsProps {
  readonly view: AddressFormView
  readonly form: AddressForm
  /** Loads the list of currencies again. */
  readonly onReload: () => void
  /** Opens the dialog that connects a wallet. */
  readonly onWallets: () => void
}

const fields = ['currency', 'address', 'label'] as const

const Currency = ({
  view: { currency, isReadOnly },
  form: { search },
  onReload,
  onChoose,
}: AddressFieldsProps & { readonly onChoose: (code: string) => void }) => {
  const { chosen, options } = currency
  return (
    <div css={styles.group}>
      <Combobox
        label={currency.label}
        placeholder={currency.placeholder}
        error={currency.failure ?? currency.error}
        chosen={chosen === null ? null : option(chosen)}
        options={options.map(option)}
        query={currency.search}
        none={currency.none}
        readOnly={isReadOnly}
        onQuery={search}
        onChoose={onChoose}
      />
      {currency.failure !== null && (
        <Button kind="quiet" onClick={onReload}>
          {addressFormTexts.currency.retry}
        </Button>
      )}
    </div>
  )
}

/** Fields for a receiving address, and a button that fills in the address of a connected wallet. */
export const AddressFields = (props: AddressFieldsProps) => {
  const { view, form, onWallets } = props
  const { touch, save, cancel } = form
  const status = useMemo(() => project(form.view, (now) => ({ status: now?.status ?? null })), [form])
  const state = useButton(status)
  const fill = useDraft(`receiving-address ${view.id}`, fields, (field, typed) => {
    if (field === 'currency') form.choose(typed)
    else form.type({ field, text: typed })
  })
  const choose = (code: string): void => fill('currency', code)
  const { forPayor, affected, web3, manual, address, label, isReadOnly } = view
  return (
    <div css={styles.content}>
      {forPayor !== null && <p css={styles.words}>{forPayor}</p>}
      <div css={styles.web3}>
        <p css={styles.words}>{web3.lead}</p>
        <Button kind="quiet" disabled={isReadOnly} onClick={onWallets}>
          {web3.action}
        </Button>
      </div>
      <h3>{manual}</h3>
      <Form
        onSubmit={save}
        alert={view.alert}
        actions={
          <>
            <AsyncButton type="submit" label={view.save} state={state} disabled={!view.canSave} />
            {/* While the form is sent, the button keeps the focus and ignores presses. */}
            <Button kind="quiet" aria-disabled={isReadOnly} onClick={cancel}>
              {view.cancel}
            </Button>
          </>
        }
      >
        <Currency {...props} onChoose={choose} />
        <Field
          label={address.label}
          hint={address.hint ?? undefined}
          error={address.error}
          value={address.value}
          readOnly={isReadOnly}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(typed) => fill('address', typed)}
          onBlur={() => touch('address')}
        />
        <ConnectedAccount view={view.account} readOnly={isReadOnly} onChoose={choose} />
        <Field
          label={label.label}
          hint={label.hint ?? undefined}
          error={label.error}
          value={label.value}
          readOnly={isReadOnly}
          autoComplete="off"
          onChange={(typed) => fill('label', typed)}
          onBlur={() => touch('label')}
        />
        {affected !== null && (
          <div css={styles.group}>
            <p css={styles.words}>{affected.lead}</p>
            <Names label={affected.lead} names={affected.names} />
          </div>
        )}
        <p css={styles.words}>{view.approval}</p>
      </Form>
    </div>
  )
}

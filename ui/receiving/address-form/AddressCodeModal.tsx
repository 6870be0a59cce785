import { css } from '@emotion/react'
import { useEffect } from 'react'
import type { ModalContentProps } from '../../di/modal-registry.ts'
import { slice } from '../../di/tokens.ts'
import { useButton } from '../../di/use-button.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { AsyncButton } from '../../kit/AsyncButton.tsx'
import { Button } from '../../kit/Button.tsx'
import { CodeFields } from '../../kit/CodeFields.tsx'
import { Form } from '../../kit/Form.tsx'
import { colour, space, text } from '../../kit/theme.ts'
import { AddressChange } from './AddressChange.tsx'
import { Names } from './Names.tsx'

const styles = {
  affected: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 }),
  words: css({ fontSize: text.ui, color: colour.ink2 }),
}

/**
 * Dialog that asks for a two-factor code before a receiving address is changed (RECV-049 to RECV-052). Closing the dialog
 * changes nothing (RECV-043).
 */
export const AddressCodeModal = ({ onClose }: ModalContentProps) => {
  const { code, typeCode, touchCode, switchKind, confirm, closeCode } = useService(slice('addressForm'))
  const view = useLive(code)
  const state = useButton(code)
  useEffect(() => closeCode, [closeCode])
  return (
    <Form
      onSubmit={confirm}
      alert={view.alert}
      actions={
        <>
          <AsyncButton type="submit" label={view.save} state={state} disabled={!view.canSubmit} />
          <Button kind="quiet" aria-disabled={view.isReadOnly} onClick={onClose}>
            {view.cancel}
          </Button>
        </>
      }
    >
      <div css={styles.affected}>
        <p css={styles.words}>{view.lead}</p>
        {view.senders.length > 0 && <Names label={view.lead} names={view.senders} />}
      </div>
      <AddressChange before={view.before} after={view.after} />
      <CodeFields form={view} other={view.other} onChange={typeCode} onBlur={touchCode} onSwitch={switchKind} />
    </Form>
  )
}

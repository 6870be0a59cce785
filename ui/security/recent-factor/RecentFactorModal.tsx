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
import { colour } from '../../kit/theme.ts'

const words = css({ color: colour.ink2 })

/** Asks for a second factor ahead of a change whose call carries none; closing it changes nothing. */
export const RecentFactorModal = ({ onClose }: ModalContentProps) => {
  const { view: live, type, touch, switchKind, submit, leave } = useService(slice('recentFactor'))
  const view = useLive(live)
  const state = useButton(live)
  useEffect(() => leave, [leave])
  return (
    <Form
      onSubmit={submit}
      alert={null}
      actions={
        <>
          <AsyncButton type="submit" label={view.confirm} state={state} disabled={!view.canSubmit} />
          <Button kind="quiet" onClick={onClose}>
            {view.cancel}
          </Button>
        </>
      }
    >
      <p css={words}>{view.lead}</p>
      <CodeFields form={view} other={view.other} onChange={type} onBlur={touch} onSwitch={switchKind} />
    </Form>
  )
}

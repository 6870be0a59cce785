import { css } from '@emotion/react'
import type { AddressDirectory, NoticeView } from '@paydeck/core'
import { Button } from '../../kit/Button.tsx'
import { Outcome } from '../../kit/Outcome.tsx'
import { space } from '../../kit/theme.ts'
import { AddressSwitch } from './AddressSwitch.tsx'

const styles = {
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.s3}`,
    // Keeps the buttons close to their notice.
    '&&': { marginBlockStart: space.s1 },
    // Aligns the label of a text button with the text above.
    marginInlineStart: `calc(-1 * ${space.s2})`,
  }),
}

export interface AddressNoticeProps {
  readonly notice: NoticeView | null
  readonly directory: Pick<AddressDirectory, 'undo' | 'choose' | 'pick' | 'change' | 'stopChoosing'>
}

/** Notice about the last action of the user, with buttons that undo or change this action. */
export const AddressNotice = ({ notice, directory }: AddressNoticeProps) => {
  const move = notice?.move ?? null
  const change = move?.change ?? null
  return (
    <>
      <Outcome alert={notice} />
      {move !== null && change === null && (
        <div css={styles.actions}>
          {/* While they are not enabled, the buttons keep the focus and ignore presses. */}
          <Button kind="text" aria-disabled={!move.isEnabled} onClick={directory.undo}>
            {move.undo}
          </Button>
          {move.choose !== null && (
            <Button kind="text" aria-disabled={!move.isEnabled} onClick={() => directory.choose(move.payorId)}>
              {move.choose}
            </Button>
          )}
        </div>
      )}
      {change !== null && <AddressSwitch change={change} directory={directory} />}
    </>
  )
}

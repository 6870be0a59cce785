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
    // Close to what they are about.
    '&&': { marginBlockStart: space.s1 },
    // The words of a button begin where the others do.
    marginInlineStart: `calc(-1 * ${space.s2})`,
  }),
}

export interface ToldProps {
  readonly notice: NoticeView | null
  readonly directory: Pick<AddressDirectory, 'undo' | 'choose' | 'pick' | 'change' | 'stopChoosing'>
}

/** What was done last, and what takes it back or changes it. */
export const Told = ({ notice, directory }: ToldProps) => {
  const move = notice?.move ?? null
  const change = move?.change ?? null
  return (
    <>
      <Outcome alert={notice} />
      {move !== null && change === null && (
        <div css={styles.actions}>
          {/* They keep the focus meanwhile, and do nothing. */}
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

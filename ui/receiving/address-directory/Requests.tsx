import { css } from '@emotion/react'
import { type AddressDirectory, type AddressForm, addressListTexts, type RequestRow } from '@paydeck/core'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { person } from '../../kit/icons.ts'
import { iconTile } from '../../kit/shared.ts'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'
import { AddressChoice } from './lazy-moves.ts'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"icon words action" "choice choice choice"',
    columnGap: space.s3,
    alignItems: 'center',
    minBlockSize: size.rowTall,
    paddingBlock: space.s3,
    paddingInline: space.s5,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    // In a narrow panel, the buttons are below the text of their request.
    [room.tight]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"icon words" "choice choice" "action action"',
      paddingInline: space.s4,
    },
  }),
  icon: css([iconTile, { gridArea: 'icon', background: colour.brandSoft, color: colour.brand }]),
  words: css({ gridArea: 'words', overflowWrap: 'anywhere' }),
  title: css({ fontSize: text.ui, fontWeight: weight.strong }),
  target: css({ fontSize: text.s, color: colour.ink2, textWrap: 'balance' }),
  choose: css({ '& > button': { marginInlineStart: `calc(-1 * ${space.s2})`, textAlign: 'start' } }),
  choice: css({ gridArea: 'choice', paddingBlock: space.s3 }),
  action: css({
    gridArea: 'action',
    [room.tight]: { marginBlockStart: space.s2, display: 'grid' },
  }),
}

export interface RequestsProps {
  readonly requests: ReadonlyArray<RequestRow>
  readonly directory: Pick<AddressDirectory, 'accept' | 'choose' | 'pick'>
  readonly form: Pick<AddressForm, 'add'>
}

/**
 * List of payout requests. Each request names the receiving address to which the provider will send the payouts (RECV-009 to
 * RECV-011).
 */
export const Requests = ({ requests, directory, form }: RequestsProps) => {
  const actions = { accept: directory.accept, 'set-up': form.add }
  return (
    <ul aria-label={addressListTexts.requests}>
      {requests.map(({ id, text: words, goesTo, choose, choice, action }) => (
        <li key={id} css={styles.row}>
          <span css={styles.icon}>
            <Icon drawing={person} />
          </span>
          <div css={styles.words}>
            <p css={styles.title}>{words}</p>
            <p css={styles.target}>{goesTo}</p>
            {choose !== null && (
              <div css={styles.choose}>
                <Button kind="text" aria-label={`${choose}: ${words}`} onClick={() => directory.choose(id)}>
                  {choose}
                </Button>
              </div>
            )}
          </div>
          {choice !== null && (
            <div css={styles.choice}>
              <AddressChoice view={choice} onPick={directory.pick} />
            </div>
          )}
          <span css={styles.action} data-way={id}>
            <Button
              kind="quiet"
              disabled={!action.isEnabled}
              aria-label={`${action.label}: ${words}`}
              onClick={() => actions[action.kind](id)}
            >
              {action.label}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

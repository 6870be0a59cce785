import { css } from '@emotion/react'
import { Button } from './Button.tsx'
import { type Drawing, Icon } from './Icon.tsx'
import { colour, room, size, space, text } from './theme.ts'

const styles = {
  nothing: css({
    display: 'grid',
    justifyItems: 'center',
    gap: space.s3,
    padding: `${space.s5} ${space.s5} ${space.s6}`,
    color: colour.ink2,
    fontSize: text.s,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    [room.tight]: { paddingInline: space.s4 },
  }),
  drawing: css({
    color: colour.ink3,
    '& > svg': { inlineSize: size.rowIcon, blockSize: size.rowIcon, strokeWidth: 1.25 },
  }),
  ways: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s2 }),
}

export interface NoRowsProps {
  /** Icon above the text. Null to show no icon. */
  readonly icon: Drawing | null
  /** Reason why the list is empty. */
  readonly text: string
  /** Buttons that change the filter so that it matches more rows. */
  readonly ways: ReadonlyArray<{ readonly label: string; readonly onPress: () => void }>
}

/** Message in place of the rows of a filtered list that has no matches. */
export const NoRows = ({ icon, text: words, ways }: NoRowsProps) => (
  <div css={styles.nothing}>
    {icon !== null && (
      <span css={styles.drawing}>
        <Icon drawing={icon} />
      </span>
    )}
    <p>{words}</p>
    {ways.length > 0 && (
      <div css={styles.ways}>
        {ways.map(({ label, onPress }) => (
          <Button key={label} kind="quiet" onClick={onPress}>
            {label}
          </Button>
        ))}
      </div>
    )}
  </div>
)

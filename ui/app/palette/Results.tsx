import { css } from '@emotion/react'
import type { MarkedText, PaletteRow, PaletteView } from '@paydeck/core'
import { paletteTexts as texts } from '@paydeck/core'
import { Icon } from '../../kit/Icon.tsx'
import { figures, iconTile, oneLine } from '../../kit/shared.ts'
import { colour, media, radius, size, space, system, text, weight } from '../../kit/theme.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { drawings } from './icons.ts'
import { paletteStyles } from './palette-styles.ts'

const active = '[data-active="true"] > &'

const styles = {
  group: css({
    padding: `${space.s2} ${space.s4} ${space.s1}`,
    color: colour.ink3,
    fontSize: text.xs,
    fontWeight: weight.strong,
    [media.mobile]: { paddingInline: space.s2 },
  }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: `calc(${size.target} + ${space.s2})`,
    padding: `${space.s1} ${space.s4}`,
    // Transparent border, which only forced colours mode makes visible.
    border: `${size.ring} solid transparent`,
    borderRadius: radius.r2,
    fontSize: text.ui,
    cursor: 'pointer',
    '&[data-active="true"]': { background: colour.brandSoft, borderColor: colour.brand },
    [media.mobile]: { paddingInline: space.s2 },
    [media.forced]: {
      borderColor: system.ground,
      '&[data-active="true"]': { borderColor: system.chosen },
    },
  }),
  icon: css([
    iconTile,
    {
      flex: 'none',
      background: colour.sunken,
      color: colour.ink2,
      [active]: { background: colour.surface, color: colour.brand },
    },
  ]),
  words: css({ flex: 1, minInlineSize: 0, lineHeight: 1.35 }),
  title: css([oneLine, { fontWeight: weight.medium }]),
  note: css([oneLine, { color: colour.ink3, fontSize: text.s }]),
  mark: css({ background: 'none', color: colour.brand, fontWeight: weight.strong }),
  amount: css([figures, { color: colour.ink2, fontSize: text.s, fontWeight: weight.medium, whiteSpace: 'nowrap' }]),
}

const Marked = ({ parts }: { readonly parts: ReadonlyArray<MarkedText> }) => (
  <>
    {parts.map((part, at) =>
      part.isMarked ? (
        <mark key={at} css={styles.mark}>
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    )}
  </>
)

interface RowProps {
  readonly id: string
  readonly row: PaletteRow
  readonly isActive: boolean
  readonly onRun: () => void
  readonly onPoint: () => void
}

const Row = ({ id, row, isActive, onRun, onPoint }: RowProps) => (
  <div
    id={id}
    css={styles.row}
    role="option"
    aria-selected={isActive}
    data-active={isActive}
    onClick={onRun}
    onMouseMove={onPoint}
  >
    <span css={styles.icon}>
      <Icon drawing={drawings[row.icon]} />
    </span>
    <div css={styles.words}>
      <p css={styles.title}>
        <Marked parts={row.title} />
      </p>
      {row.note.length > 0 && (
        <p css={styles.note}>
          <Marked parts={row.note} />
        </p>
      )}
    </div>
    {row.amount !== null && (
      <span css={styles.amount}>
        {row.amount.label === null ? (
          row.amount.text
        ) : (
          <>
            <span aria-hidden="true">{row.amount.text}</span>
            <VisuallyHidden>{row.amount.label}</VisuallyHidden>
          </>
        )}
      </span>
    )}
    {isActive && (
      <kbd css={paletteStyles.key} aria-hidden="true">
        {texts.keys.enter}
      </kbd>
    )}
  </div>
)

export interface ResultsProps extends Pick<PaletteView, 'groups'> {
  /** Id of the list. The id of a row is the id of the list, a hyphen, and the index of the row in all groups. */
  readonly list: string
  /** Index of the highlighted row. */
  readonly at: number
  readonly onRun: (id: string) => void
  readonly onPoint: (id: string) => void
}

/** Rows of the palette, in named groups. The focus stays in the field above (CMD-010). */
export const Results = ({ list, groups, at, onRun, onPoint }: ResultsProps) => {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0))
  return (
    <div id={list} role="listbox" aria-label={texts.results}>
      {groups.map(({ name, label, rows }, group) => (
        <div key={name} role="group" aria-labelledby={`${list}-${name}`}>
          <p id={`${list}-${name}`} css={styles.group} role="presentation">
            {label}
          </p>
          {rows.map((row, index) => {
            const place = (starts[group] ?? 0) + index
            return (
              <Row
                key={row.id}
                id={`${list}-${place}`}
                row={row}
                isActive={place === at}
                onRun={() => onRun(row.id)}
                onPoint={() => onPoint(row.id)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

import { css } from '@emotion/react'
import { type StatementPeriod, type StatementRow, statementTexts as texts } from '@paydeck/core'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { table } from '../../kit/icons-later.ts'
import { printer } from '../../kit/icons-lists.ts'
import { figures } from '../../kit/shared.ts'
import { Spinner } from '../../kit/Spinner.tsx'
import { colour, room, size, space, text, weight } from '../../kit/theme.ts'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.s2} ${space.s4}`,
    minBlockSize: size.rowTall,
    padding: `${space.s3} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [room.tight]: { paddingInline: space.s4 },
    [room.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
    // With large text, the parts of a row stand below each other.
    [room.words]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  words: css({ minInlineSize: 0 }),
  name: css({ fontSize: text.ui }),
  note: css({ fontSize: text.s, color: colour.ink3 }),
  totals: css([
    figures,
    {
      fontSize: text.s,
      textAlign: 'end',
      '& > div': { display: 'flex', justifyContent: 'space-between', gap: space.s2 },
      '& dt': { color: colour.ink3 },
      '& dd': { margin: 0, fontWeight: weight.strong, '&[data-direction="in"]': { color: colour.good } },
    },
  ]),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s2,
    gridColumn: '1 / -1',
    [room.wide]: { gridColumn: 'auto' },
    '& > button': { paddingInline: space.s3, fontSize: text.s },
    [room.tight]: { '& > button': { flex: '1 1 auto' } },
  }),
}

const icons = { pdf: printer, csv: table } as const

export interface StatementActions {
  /** Prints the statement, or saves it as a PDF. */
  readonly onPdf: (period: StatementPeriod) => void
  readonly onCsv: (period: StatementPeriod) => void
  /** Cancels the PDF that is being made. */
  readonly onCancel: () => void
}

export interface StatementRowsProps extends StatementActions {
  readonly rows: ReadonlyArray<StatementRow>
}

const Row = ({ row, onPdf, onCsv, onCancel }: StatementActions & { readonly row: StatementRow }) => (
  <li css={styles.row} data-period={row.period}>
    <div css={styles.words}>
      <h3 css={styles.name}>{row.name}</h3>
      <p css={styles.note}>{row.notes.join(' · ')}</p>
    </div>
    <dl css={styles.totals}>
      {(['out', 'in'] as const).map((direction) => (
        <div key={direction}>
          <dt>{texts.figures[direction]}</dt>
          <dd data-direction={direction}>{row.totals[direction]}</dd>
        </div>
      ))}
    </dl>
    <div css={styles.actions}>
      {row.making === null ? (
        row.actions.map(({ kind, label, name }) => (
          <Button
            key={kind}
            kind="quiet"
            aria-label={name}
            onClick={() => (kind === 'pdf' ? onPdf : onCsv)(row.period)}
          >
            <Icon drawing={icons[kind]} small />
            {label}
          </Button>
        ))
      ) : (
        <>
          <Spinner small />
          <span role="status">{row.making.text}</span>
          <Button kind="text" onClick={onCancel}>
            {row.making.cancel}
          </Button>
        </>
      )}
    </div>
  </li>
)

/** Statements of months or of the whole year (STMT-001). */
export const StatementRows = ({ rows, ...actions }: StatementRowsProps) => (
  <ul>
    {rows.map((row) => (
      <Row key={row.period} row={row} {...actions} />
    ))}
  </ul>
)

import { css } from '@emotion/react'
import { stepTexts } from '@paydeck/core'
import { Icon } from './Icon.tsx'
import { check } from './icons-later.ts'
import { close } from './icons.ts'
import { figures } from './shared.ts'
import { colour, media, radius, room, size, space, system, text, weight } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const styles = {
  step: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${size.step} minmax(0, 1fr)`,
    columnGap: space.s3,
    paddingBlockEnd: space.s4,
    fontSize: text.ui,
    '&:last-child': { paddingBlockEnd: 0 },
    // Line from this dot to the next dot. Drawn as a border, because forced colours mode keeps borders.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${size.step} 0`,
      insetInlineStart: `calc((${size.step} - ${size.ring}) / 2)`,
      borderInlineStart: `${size.ring} solid ${colour.line}`,
    },
    '&[data-state="done"]:not(:last-child)::before': { borderColor: colour.good },
  }),
  dot: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.step,
    blockSize: size.step,
    border: `${size.ring} solid ${colour.controlLine}`,
    borderRadius: radius.round,
    color: colour.surface,
    '[data-state="done"] > &': { background: colour.good, borderColor: colour.good },
    '[data-state="failed"] > &': { background: colour.bad, borderColor: colour.bad, color: colour.badInk },
    '[data-state="now"] > &': { borderColor: colour.wait, borderWidth: size.stepRing },
    '[data-state="now"] > &::after': {
      content: '""',
      inlineSize: size.dot,
      blockSize: size.dot,
      borderRadius: radius.round,
      background: colour.wait,
      [media.forced]: { background: system.chosen },
    },
  }),
  words: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.s3,
    // If one note does not fit beside its label, all notes are below their labels.
    '&[data-long="true"]': { [room.tight]: { display: 'grid' } },
  }),
  label: css({
    fontWeight: weight.strong,
    '[data-state="later"] &': { fontWeight: weight.regular, color: colour.ink2 },
  }),
  note: css([figures, { fontSize: text.s, color: colour.ink3 }]),
  segments: css({ gridColumn: '2', display: 'flex', gap: space.s1, marginBlockStart: space.s2 }),
  segment: css({
    flex: 1,
    blockSize: size.segment,
    border: `${size.hairline} solid ${colour.controlLine}`,
    borderRadius: radius.r1,
    '&[data-filled="true"]': {
      borderColor: colour.wait,
      background: colour.wait,
      [media.forced]: { background: system.chosen },
    },
  }),
}

export interface TimeStep {
  readonly label: string
  /**
   * `done`, `now` and `later` describe the progress. `failed` means that the process has ended at this step without success.
   */
  readonly state: 'done' | 'now' | 'later' | 'failed'
  /** Formatted time or progress of the step. Null if neither is known. */
  readonly note: string | null
  /** Time in `note`, as an ISO 8601 instant. Null if the note contains no time. */
  readonly at?: string | null
  /**
   * Progress of a step that has several parts: the number of completed parts (`done`) and of all parts (`of`). Shown as a
   * bar of segments.
   */
  readonly parts?: { readonly done: number; readonly of: number } | undefined
}

const Segments = ({ done, of }: NonNullable<TimeStep['parts']>) => (
  <span css={styles.segments} aria-hidden="true">
    {Array.from({ length: of }, (_, index) => (
      <span key={index} css={styles.segment} data-filled={index < done} />
    ))}
  </span>
)

export interface TimeLineProps {
  readonly label: string
  readonly steps: ReadonlyArray<TimeStep>
  /** True if the notes contain more text than a time of day, so that they need more space. */
  readonly hasLongNotes?: boolean
}

/** Vertical list of completed, current and later steps. */
export const TimeLine = ({ label, steps, hasLongNotes = false }: TimeLineProps) => (
  <ol aria-label={label}>
    {steps.map(({ label: words, state, note, at = null, parts }, index) => (
      <li key={index} css={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <span css={styles.dot}>
          {state === 'done' && <Icon drawing={check} small />}
          {state === 'failed' && <Icon drawing={close} small />}
        </span>
        <span css={styles.words} data-long={hasLongNotes}>
          <span css={styles.label}>
            {words}
            <VisuallyHidden>{stepTexts[state]}</VisuallyHidden>
          </span>
          {note !== null && <span css={styles.note}>{at === null ? note : <time dateTime={at}>{note}</time>}</span>}
        </span>
        {parts !== undefined && <Segments {...parts} />}
      </li>
    ))}
  </ol>
)

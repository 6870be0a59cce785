import { filled } from '../../kernel/text.ts'
import { activityExportTexts as texts } from '../texts.ts'
import type { ActivityExportState } from './model.ts'

/** Button of the export and its status, ready to render. */
export interface ActivityExportView {
  /** Label of the button, which starts the export or cancels it. */
  readonly label: string
  readonly isRunning: boolean
  /** Progress or outcome; empty if there is none. */
  readonly status: string
}

const statusOf = (state: ActivityExportState): string => {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'reading':
      return state.of === null
        ? filled(texts.reading, { count: state.count })
        : filled(texts.readingOf, { count: Math.min(state.count, state.of), of: state.of })
    case 'saved':
      return filled(state.count === 1 ? texts.saved.one : texts.saved.many, { file: state.file, count: state.count })
    case 'failed':
      return texts.failed
  }
}

/**
 * Returns the button and the status of an export.
 * @example
 * activityExportText({ kind: 'reading', count: 50, of: 120 }).status // 'Reading entries: 50 of 120'
 */
export const activityExportText = (state: ActivityExportState): ActivityExportView => {
  const isRunning = state.kind === 'reading'
  return { label: isRunning ? texts.cancel : texts.label, isRunning, status: statusOf(state) }
}

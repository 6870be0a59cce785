import type { Logger, LogConfig } from 'kysely'
import type { Log } from '../kernel/log.ts'
import type { Observer, Outcome } from '../kernel/observer.ts'

/** Database statement that has ended. */
interface EndedStatement {
  readonly milliseconds: number
  /** SQL with placeholders in place of values, such as "select * from users where id = $1". */
  readonly text: string
  readonly outcome: Outcome
}

export type OnStatement = (statement: EndedStatement) => void

/** Returns Kysely's option that calls a listener after every statement. */
export const statementLogger = (onStatement: OnStatement | undefined): { readonly log?: LogConfig } => {
  if (onStatement === undefined) return {}
  const log: Logger = ({ level, query, queryDurationMillis }) =>
    onStatement({
      milliseconds: queryDurationMillis,
      text: query.sql,
      outcome: level === 'error' ? 'failure' : 'success',
    })
  return { log }
}

/**
 * Returns a listener that passes statements on to the observer, and logs slow ones.
 * @param slow milliseconds from which a statement counts as slow
 */
export const watchStatements =
  ({ log, observer, slow }: { readonly log: Log; readonly observer: Observer; readonly slow: number }): OnStatement =>
  ({ milliseconds, text, outcome }) => {
    observer.endStatement(milliseconds / 1000, outcome)
    if (milliseconds >= slow) log.warn({ ms: Math.round(milliseconds), statement: text }, 'slow statement')
  }

import type { io as IO, taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FetchedFile } from '../../platform/ports.ts'
import type { MadePack, PackFacts, PackPage, PackSource, StatementYear } from './model.ts'

/** File of a pack that is being written. */
export interface PackFile {
  /** Appends text. */
  readonly write: (text: string) => void
  /** Ends the file. Returns the number of its bytes and their SHA-256 as 64 lower-case hexadecimal digits. */
  readonly close: () => { readonly size: number; readonly sha256: string }
}

/** Archive of a pack that is being written. Several files are open at a time. */
export interface PackSink {
  /** Begins a file. `name` is its path in the archive. The archive contains the files in the order of these calls. */
  readonly open: (name: string) => PackFile
}

/** Pack that is being made. */
export interface YearPack {
  /**
   * Adds a page, and returns the number of ledger rows so far. Send the next page after this task, so that pages do not
   * accumulate. Faults: Unreachable if the pack cannot be written or was cancelled.
   */
  readonly add: (page: PackPage) => TE.TaskEither<Fault, number>
  /**
   * Completes the pack. `missing` names the sources that could not be loaded completely. Faults: as of `add`.
   */
  readonly finish: (missing: ReadonlyArray<PackSource>) => TE.TaskEither<Fault, MadePack>
  /** Discards the pack. Has no effect after `finish`. */
  readonly cancel: IO.IO<void>
}

/** Makes year packs outside the main thread (STMT-006, STMT-012). */
export interface YearPacks {
  /** Begins a pack. Nothing is saved until the user saves the complete pack (STMT-008). */
  readonly begin: (facts: PackFacts) => YearPack
}

/** Statements that the provider makes. Not every provider supports this call, which is not in the specification. */
export interface MonthStatements {
  /**
   * Fetches the statement of a month as a tagged PDF file with the given name (STMT-005). The statement of the running month
   * is not final. Faults: any; Malformed if the body is empty or not a PDF; Rejected if the month has not begun.
   * @param query.month 1 for January
   */
  readonly download: (
    query: StatementYear & { readonly month: number; readonly name: string },
  ) => TE.TaskEither<Fault, FetchedFile | UnsupportedCall>
}

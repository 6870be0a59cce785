import { attempt, type Clock, type Fault, type FetchedFile, malformed, rejected, unreachable } from '@paydeck/core'
import { either as E, function as F, type io as IO, taskEither as TE } from 'fp-ts'
import { Subscription } from 'rxjs'
import { type FacadeCall, requestTimeout, type RestCall } from '../wire/call.ts'
import { FacadeEnvelope } from '../wire/envelope.ts'
import type { FileAnswer, FileReply } from '../wire/file.ts'
import { facadeRequest } from './facade-client.ts'
import { bodyOf, type Http } from './http.ts'
import { restRequest } from './rest-client.ts'

/** REST or facade call whose response is a file. */
type FileCall<I> = (RestCall<string, I, FileReply> | FacadeCall<string, I, FileReply>) & FileAnswer

/** Client for calls whose response is a file. */
export interface FileClient {
  /**
   * Fetches a file as a blob with its content type. Returns Malformed if the body is empty, too large or of a wrong content
   * type. Returns Rejected if the body is instead a JSON error of the provider. Can return any other fault, too.
   */
  readonly call: <I>(call: FileCall<I>) => (input: I) => TE.TaskEither<Fault, Blob>
}

/** Port that saves fetched files on the user's device. */
export interface FetchedFiles {
  /** Offers the blob to the user as a download with the file name `name`, without changing its bytes. */
  readonly saveBytes: (file: { readonly name: string; readonly bytes: Blob }) => IO.IO<void>
}

export interface FileClientPorts {
  readonly http: Http
  readonly clock: Clock
}

/** Maximum file size in bytes, far above that of real files. A download beyond the limit is aborted. */
export const mostBytes = 256 * 1024 * 1024

const essence = (type: string | null): string => (type ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/**
 * Returns the fault for a response whose body is not a file: Rejected with the provider's error if there is one, otherwise
 * Malformed (CALL-085).
 */
const notAFile = (name: string, response: Response): TE.TaskEither<Fault, never> =>
  F.pipe(
    bodyOf(name, response),
    TE.flatMap((body) => {
      const answer = FacadeEnvelope.decode(body)
      const error = E.isRight(answer) ? answer.right.error : undefined
      return TE.left(error === undefined ? malformed(`${name}: no file`) : rejected(response.status, error))
    }),
  )

/** Aborts a download if no data arrives for `requestTimeout`. The download as a whole may take longer. */
const makeSilenceTimeout = (clock: Clock) => {
  const giveUp = new AbortController()
  let waiting = Subscription.EMPTY
  const stop = (): void => waiting.unsubscribe()
  return {
    signal: giveUp.signal,
    stop,
    again: (): void => {
      stop()
      waiting = clock.schedule(() => giveUp.abort(), requestTimeout)
    },
  }
}

/** Reads the body into a blob. Calls `onChunk` for each chunk that arrives. */
const collected = async (response: Response, onChunk: () => void): Promise<Blob | 'too large'> => {
  let size = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      onChunk()
      size += piece.byteLength
      if (size > mostBytes) controller.error(new RangeError('The file is too large.'))
      else controller.enqueue(piece)
    },
  })
  const type = response.headers.get('content-type') ?? ''
  try {
    const body = response.body?.pipeThrough(counted) ?? null
    return await new Response(body, { headers: { 'content-type': type } }).blob()
  } catch (error) {
    if (size > mostBytes) return 'too large'
    throw error
  }
}

/** Creates the file client. Unlike other calls, a download has no total time limit, because files may be large. */
export const makeFileClient = ({ http, clock }: FileClientPorts): FileClient => ({
  call: (call) => (input) => {
    const { name, file } = call
    const ask = (silence: ReturnType<typeof makeSilenceTimeout>): TE.TaskEither<Fault, Blob> =>
      F.pipe(
        http.send(name, (held) => {
          silence.again()
          const request =
            call.kind === 'rest'
              ? restRequest(call, call.input.encode(input), held.csrf)
              : facadeRequest(call, input, held)
          const accept = [...new Set([...file, 'application/json'])].join(', ')
          return { ...request, headers: { ...request.headers, accept }, signal: silence.signal }
        }),
        TE.flatMap((response) =>
          file.includes(essence(response.headers.get('content-type')))
            ? attempt<Fault, Blob | 'too large'>(
                () => collected(response, silence.again),
                () => unreachable,
              )
            : notAFile(name, response),
        ),
        TE.flatMap((blob) =>
          blob === 'too large' || blob.size === 0
            ? TE.left(malformed(`${name}: ${blob === 'too large' ? blob : 'empty'}`))
            : TE.right(blob),
        ),
      )
    return async () => {
      const silence = makeSilenceTimeout(clock)
      try {
        return await ask(silence)()
      } finally {
        silence.stop()
      }
    }
  },
})

/** First bytes of every PDF file. */
const pdf = '%PDF-'

/**
 * Checks that a fetched file begins like a PDF, and returns the action that saves the file unchanged under `name`. Faults:
 * Malformed if the file is not a PDF; Unreachable if the file cannot be read.
 * @param call name of the call that fetched the file, for the fault
 * @param name file name to save under
 */
export const fetchedPdf =
  (files: FetchedFiles, call: string, name: string) =>
  (bytes: Blob): TE.TaskEither<Fault, FetchedFile> =>
    F.pipe(
      attempt<Fault, string>(
        () => bytes.slice(0, pdf.length).text(),
        () => unreachable,
      ),
      TE.filterOrElse(
        (beginning) => beginning === pdf,
        (): Fault => malformed(`${call}: no PDF`),
      ),
      TE.map(() => ({ save: files.saveBytes({ name, bytes }) })),
    )

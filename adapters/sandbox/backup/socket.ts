import { lstatSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { OpenDatabase } from '../database/engine.ts'
import type { Log } from '../kernel/log.ts'
import { stop } from '../kernel/start-failure.ts'
import { type Backup, contentsCodec, makeBackup } from './archive.ts'

/** Header with the contents of the tables, in JSON. The body is the data. */
const contentsHeader = 'x-paydeck-contents'

/** Path of the socket of a running server, beside its data directory. Only the account of the server can use it. */
export const socketOf = (dataDirectory: string): string => `${dataDirectory}.sock`

/**
 * Answers requests for a backup, since only the process that has opened an embedded database can read it. If it cannot
 * listen, for example because the path is too long for a socket, it logs a warning, and backups need a stop of the server.
 */
export const listenForBackups = (
  database: Pick<OpenDatabase, 'queries' | 'snapshot'>,
  path: string,
  log: Log,
): { readonly stop: () => Promise<void> } => {
  const server = createServer((_request, response) => {
    makeBackup(database).then(
      ({ contents, data }) => response.writeHead(200, { [contentsHeader]: JSON.stringify(contents) }).end(data),
      (error: unknown) => {
        log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'backup failed')
        response.writeHead(500).end()
      },
    )
  })
  server.once('error', (error) => log.warn({ path, error: error.message }, 'backups need a stop of the server'))
  // A killed process leaves its socket behind. A file of another kind belongs to another program.
  if (lstatSync(path, { throwIfNoEntry: false })?.isSocket() === true) rmSync(path)
  server.listen(path)
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}

const responseOf = (path: string): Promise<IncomingMessage | null> =>
  new Promise((resolve) => {
    request({ socketPath: path, path: '/' }, resolve)
      .once('error', () => resolve(null))
      .end()
  })

/** Requests a backup from the running server. Null if no server listens. Stops with a message if the server fails. */
export const requestBackup = async (path: string): Promise<Backup | null> => {
  const response = await responseOf(path)
  if (response === null) return null
  const failed = (): never => stop('The server could not copy its database: look into its log, then try again.')
  const data = await buffer(response).catch(failed)
  if (response.statusCode !== 200) return failed()
  const contents: unknown = JSON.parse(String(response.headers[contentsHeader]))
  return contentsCodec.is(contents) ? { contents, data: new Uint8Array(data) } : failed()
}

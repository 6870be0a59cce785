import { lstatSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { OpenDatabase } from '../database/engine.ts'
import type { Log } from '../kernel/log.ts'
import { type Backup, makeBackup } from './archive.ts'
import type { Contents } from './contents.ts'

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
      () => response.writeHead(500).end(),
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

/** Requests a backup from the running server. Null if no server listens. */
export const requestBackup = (path: string): Promise<Backup | null> =>
  new Promise((resolve, reject) => {
    const asked = request({ socketPath: path, path: '/' }, (response) => {
      const parts: Array<Buffer> = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.on('end', () => {
        const header = response.headers[contentsHeader]
        if (response.statusCode !== 200 || typeof header !== 'string')
          return reject(new Error('The server could not copy its database.'))
        return resolve({ contents: JSON.parse(header) as Contents, data: new Uint8Array(Buffer.concat(parts)) })
      })
    })
    asked.once('error', () => resolve(null))
    asked.end()
  })

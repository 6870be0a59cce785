import { stop } from '../kernel/start-failure.ts'

/** PostgreSQL server and database to which a start connects, without its password. */
export interface ServerAddress {
  /** Host and port, as in "127.0.0.1:5432". */
  readonly server: string
  readonly user: string
  readonly database: string
  readonly schema: string
}

/** Cause of a failed start on a PostgreSQL server. */
interface Cause {
  /** Error codes of PostgreSQL, of Node and of TLS that tell the cause. */
  readonly codes: ReadonlyArray<string>
  /** Pattern of the messages that tell the cause, for errors without a code. */
  readonly message?: RegExp
  /** True if the cause can end without the operator, as while the server itself starts. */
  readonly isPassing?: boolean
  /** Message for the operator: what is wrong, and what to do. */
  readonly sentence: (at: ServerAddress) => string
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const createDatabase = ({ database, user }: ServerAddress): string =>
  `CREATE DATABASE ${quoted(database)} OWNER ${quoted(user)} ENCODING 'UTF8' TEMPLATE template0`

/** Code of the error for a database whose encoding is not UTF8. */
export const wrongEncoding = 'PAYDECK_ENCODING'

/** Code of the error for a database that a newer version of Paydeck has migrated. */
export const newerDatabase = 'PAYDECK_NEWER'

/** Makes an error with a code by which `causeOf` recognises it. */
export const failureWith = (code: string): Error => Object.assign(new Error(code), { code })

/** Causes of a failed start, by name. The first one that matches an error counts. */
const causes = {
  invalidUrl: {
    codes: ['ERR_INVALID_URL'],
    message: /^URI malformed|^Invalid URL/,
    sentence: () =>
      'DATABASE_URL is not a valid address: write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE, and percent-encode the special characters of user and password, as encodeURIComponent does.',
  },
  pooler: {
    codes: [],
    message: /unsupported startup parameter/,
    sentence: ({ server }) =>
      `A connection pooler answers at ${server}: also set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself, which Paydeck uses for migrations and notices.`,
  },
  unknownHost: {
    codes: ['ENOTFOUND', 'EAI_AGAIN'],
    isPassing: true,
    sentence: ({ server }) => `The host of ${server} is unknown: correct the host in DATABASE_URL.`,
  },
  noServer: {
    codes: ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', '08001', '08006'],
    message: /^timeout expired|^Connection terminated/,
    isPassing: true,
    sentence: ({ server }) =>
      `No PostgreSQL server answers at ${server}: start the server, or correct host and port in DATABASE_URL.`,
  },
  starting: {
    codes: ['57P01', '57P02', '57P03'],
    isPassing: true,
    sentence: ({ server }) =>
      `The PostgreSQL server at ${server} is starting or stopping: start Paydeck when the server is ready.`,
  },
  tooMany: {
    codes: ['53300'],
    isPassing: true,
    sentence: ({ server }) =>
      `The PostgreSQL server at ${server} has no free connection: raise its max_connections, or stop other programs that use it.`,
  },
  wrongPassword: {
    codes: ['28P01'],
    message: /client password must be a (non-empty )?string/,
    sentence: ({ server, user }) =>
      `The PostgreSQL server at ${server} rejects the password of the user ${quoted(user)}: correct user and password in DATABASE_URL.`,
  },
  notAdmitted: {
    codes: ['28000'],
    sentence: ({ server, user }) =>
      `The PostgreSQL server at ${server} does not admit the user ${quoted(user)}: create the user with CREATE ROLE ${quoted(user)} LOGIN PASSWORD '…', or allow the connection in pg_hba.conf.`,
  },
  noDatabase: {
    codes: ['3D000'],
    sentence: (at) =>
      `The PostgreSQL server at ${at.server} has no database ${quoted(at.database)}: create it with ${createDatabase(at)}.`,
  },
  noRight: {
    codes: ['42501'],
    sentence: ({ user, database, schema }) =>
      `The user ${quoted(user)} may not create tables in the schema ${quoted(schema)} of the database ${quoted(database)}: run CREATE SCHEMA IF NOT EXISTS ${quoted(schema)}; GRANT USAGE, CREATE ON SCHEMA ${quoted(schema)} TO ${quoted(user)}; as the owner of the database.`,
  },
  wrongEncoding: {
    codes: [wrongEncoding],
    sentence: (at) =>
      `The database ${quoted(at.database)} has another encoding than UTF8: name a new database in DATABASE_URL, and create it with ENCODING 'UTF8' TEMPLATE template0.`,
  },
  untrustedCertificate: {
    codes: [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'CERT_HAS_EXPIRED',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    sentence: ({ server }) =>
      `The certificate of the PostgreSQL server at ${server} is not trusted: add sslmode=verify-full&sslrootcert=FILE to the query of DATABASE_URL, where FILE contains the certificate of the authority that signed it.`,
  },
  noEncryption: {
    codes: [],
    message: /does not support SSL connections/,
    sentence: ({ server }) =>
      `The PostgreSQL server at ${server} does not encrypt connections: turn on its setting ssl, or remove sslmode from DATABASE_URL.`,
  },
  readOnly: {
    codes: ['25006'],
    isPassing: true,
    sentence: ({ server }) =>
      `The PostgreSQL server at ${server} is read-only, as a replica is: name the primary server in DATABASE_URL.`,
  },
  diskFull: {
    codes: ['53100', 'ENOSPC'],
    message: /No space left on device/i,
    sentence: ({ server }) =>
      `The disk of the PostgreSQL server at ${server} is full: free some space, then start Paydeck.`,
  },
  newer: {
    codes: [newerDatabase],
    sentence: ({ database }) =>
      `A newer version of Paydeck has used the database ${quoted(database)}: start that version, or restore a backup from before the upgrade.`,
  },
} as const satisfies Readonly<Record<string, Cause>>

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Returns the cause of a failed start; null if it is unknown. */
export const causeOf = (error: unknown): (Cause & { readonly name: string }) | null => {
  const [code, message] = [codeOf(error), error instanceof Error ? error.message : '']
  const matches = ({ codes, message: pattern }: Cause): boolean =>
    (code !== '' && codes.includes(code)) || pattern?.test(message) === true
  const found = Object.entries<Cause>(causes).find(([, cause]) => matches(cause))
  return found === undefined ? null : { name: found[0], ...found[1] }
}

/** Decodes a part of a URL. Returns it unchanged if it has a "%" without two hex digits after it. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns where `url` leads. Works for a URL that cannot be parsed. */
export const serverAddressOf = (url: string, schema: string): ServerAddress => {
  const { hostname = '', port = '', username = '', pathname = '' } = URL.parse(url) ?? {}
  const user = decoded(username)
  return {
    server: `${hostname || 'localhost'}:${port || '5432'}`,
    user,
    database: decoded(pathname.slice(1)) || user,
    schema,
  }
}

/**
 * Messages for the operator of the embedded database in a directory. For these causes, a new database would be wrong, because
 * the present one is intact.
 */
const directorySentences: Readonly<Record<string, (path: string) => string>> = {
  diskFull: (path) => `The disk of ${path} is full: free some space, then start Paydeck. The data is unchanged.`,
  newer: (path) =>
    `A newer version of Paydeck has used the database in ${path}: start that version, or restore a backup from before the upgrade.`,
}

/** Stops the start with a message that tells the cause of the error and what to do. */
export const stopFor = (error: unknown, at: ServerAddress): never => {
  const code = codeOf(error)
  const sentence =
    causeOf(error)?.sentence(at) ??
    `The database at ${at.server} cannot be used${code === '' ? '' : ` (${code})`}: check DATABASE_URL, and look into the log of the server.`
  return stop(sentence)
}

/** Stops the start because the database in the directory `path` cannot be opened. */
export const stopForDirectory = (error: unknown, path: string): never =>
  stop(
    directorySentences[causeOf(error)?.name ?? '']?.(path) ??
      `The database in ${path} cannot be read: move that directory away to start with a new one, or restore it from a backup.`,
  )

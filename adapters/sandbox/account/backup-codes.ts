import type { Queries } from '../database/engine.ts'
import type { Randomness } from '../kernel/secrets.ts'
import { newSalt, slowHash } from './passwords.ts'
import type { User } from './tables.ts'

/** Number of codes in a set, and length of a code (SEC-041, SEC-042). */
const codes = 10
const characters = 12
/** Lower-case letters and digits without the easily confused 0, 1, i, l and o. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
/**
 * Random bytes from this value on are skipped. The length of the alphabet does not divide 256, so using these bytes would
 * make the first characters of the alphabet likelier than the others.
 */
const fairBytes = 256 - (256 % alphabet.length)

const newCode = (random: Randomness): string => {
  let code = ''
  while (code.length < characters) {
    const [byte = fairBytes] = random.bytes(1)
    if (byte < fairBytes) code += alphabet.charAt(byte % alphabet.length)
  }
  return code
}

export const isBackupCode = (text: string): boolean => /^[0-9a-zA-Z]{12}$/.test(text)

/** Generates a set of codes. The user sees them once; the database stores only their hashes. */
export const newBackupCodes = (random: Randomness): ReadonlyArray<string> =>
  Array.from({ length: codes }, () => newCode(random))

interface HashedSet {
  readonly salt: string
  readonly hashes: ReadonlyArray<string>
}

/** Hashes a set of codes with a new salt, for storage. */
export const hashedSet = async (random: Randomness, set: ReadonlyArray<string>): Promise<HashedSet> => {
  const salt = newSalt(random)
  return { salt, hashes: await Promise.all(set.map((code) => slowHash('drawn', code, salt))) }
}

/** Replaces the user's set of codes (SEC-048). */
export const replaceBackupCodes = async (queries: Queries, user: User, { salt, hashes }: HashedSet): Promise<void> => {
  await queries.updateTable('users').set({ backupSalt: salt }).where('id', '=', user.id).execute()
  await dropBackupCodes(queries, user)
  await queries
    .insertInto('backupCodes')
    .values(hashes.map((codeHash) => ({ userId: user.id, codeHash })))
    .execute()
}

export const dropBackupCodes = async (queries: Queries, user: User): Promise<void> => {
  await queries.deleteFrom('backupCodes').where('userId', '=', user.id).execute()
}

/**
 * Consumes a code of the current set, in any letter case. The use deletes its row, so exactly one of several requests with
 * the same code succeeds.
 */
export const consumeBackupCode = async (queries: Queries, { id, backupSalt }: User, code: string): Promise<boolean> => {
  if (backupSalt === null) return false
  const codeHash = await slowHash('drawn', code.toLowerCase(), backupSalt)
  const { numDeletedRows } = await queries
    .deleteFrom('backupCodes')
    .where('userId', '=', id)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

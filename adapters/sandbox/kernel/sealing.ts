import { createCipheriv, createDecipheriv } from 'node:crypto'
import { derivedSecret, type Randomness } from './secrets.ts'
import { stop } from './start-failure.ts'

/** Encrypts and decrypts the texts of database columns that contain secrets. */
export interface Sealing {
  /** Prefix of every text that was sealed with the first key. */
  readonly prefix: string
  /** Encrypts a text. `place` names the secret and its owner, as in "mail:<id of the user>". */
  readonly seal: (place: string, text: string) => string
  /** Decrypts a text. Throws if no key fits, if the sealed text was changed, or if another `place` was given to `seal`. */
  readonly open: (place: string, sealed: string) => string
}

const version = 'v1'
const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** AES keys, base64 of 32 bytes each. New texts are sealed with the first key; every key can open texts. */
export type SecretKeys = readonly [string, ...string[]]

const isKey = (text: string): boolean => /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/.test(text)

/** Parses keys that are separated by white space or commas. Null if a key is malformed, or if there is none. */
export const keysOf = (text: string): SecretKeys | null => {
  const [first, ...rest] = text.split(/[\s,]+/).filter((key) => key !== '')
  return first !== undefined && [first, ...rest].every(isKey) ? [first, ...rest] : null
}

export const newKey = (random: Randomness): string => Buffer.from(random.bytes(keyBytes)).toString('base64')

/** Returns the prefix "v1.<id of the key>.". */
const prefixOf = (key: string): string => `${version}.${derivedSecret(key, 'key id').slice(0, 8)}.`

/** Format of a sealed text. JavaScript and PostgreSQL both understand this expression. */
export const sealedFormat = /^v1\.[A-Za-z0-9_-]{8}\.[A-Za-z0-9_-]+$/

/** True if a text has the format of a sealed text. */
export const isSealed = (text: string): boolean => sealedFormat.test(text)

const encrypt = (key: string, nonce: Uint8Array, label: string, text: string): string => {
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), nonce).setAAD(Buffer.from(label))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

const decrypt = (key: string, label: string, sealed: Buffer): string => {
  const nonce = sealed.subarray(0, nonceBytes)
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64'), nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(-tagBytes))
  return decipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

/**
 * Creates the encryption: AES-256-GCM with a random nonce for each text. A sealed text contains the id of its key. The place
 * is authenticated, so that a text that was copied into another row or column cannot be decrypted.
 */
export const makeSealing = (keys: SecretKeys, random: Randomness): Sealing => {
  const [first] = keys
  const prefix = prefixOf(first)
  const byPrefix = new Map(keys.map((key) => [prefixOf(key), key]))
  return {
    prefix,
    seal: (place, text) => `${prefix}${encrypt(first, random.bytes(nonceBytes), prefix + place, text)}`,
    open: (place, sealed) => {
      const start = sealed.slice(0, prefix.length)
      const key =
        byPrefix.get(start) ??
        stop(
          'Secrets in this database are encrypted with a key that is missing: restore its key file, or add its key to SECRET_KEY, and start again.',
        )
      try {
        return decrypt(key, start + place, Buffer.from(sealed.slice(prefix.length), 'base64url'))
      } catch {
        return stop('Another program changed or moved a secret in this database: restore the database from a backup.')
      }
    },
  }
}

import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, programs, serverDirectory, startCluster } from './cluster.ts'
import { executeOnServer } from './database-server.ts'
import { openAt, sentenceOf } from './failed-starts.ts'

/** Creates a certificate for 127.0.0.1 that no authority has signed. The server reads its key. */
const selfSigned = (): { readonly certificate: string; readonly key: string } => {
  const directory = serverDirectory()
  const [certificate, key] = [join(directory, 'server.crt'), join(directory, 'server.key')]
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost']
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...name, ...files], {
    stdio: 'ignore',
  })
  const { uid, gid } = statSync(directory)
  for (const path of [certificate, key]) {
    chownSync(path, uid, gid)
    chmodSync(path, 0o600)
  }
  return { certificate, key }
}

const withPassword = (url: string, password: string): string => Object.assign(new URL(url), { password }).href

if (programs === null)
  process.stderr.write('Starts on a PostgreSQL server with passwords and TLS were not tested: install postgresql.\n')
else
  describe('a start on a PostgreSQL server with passwords and TLS', () => {
    const { certificate, key } = selfSigned()
    let cluster: Cluster
    beforeAll(async () => {
      const settings = { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key }
      cluster = await startCluster({ settings, access: 'host all guarded 127.0.0.1/32 scram-sha-256' })
      await executeOnServer(cluster.url('postgres'), `create role guarded login password 'right one'`)
      await executeOnServer(cluster.url('postgres'), 'create database paydeck owner guarded')
    })
    afterAll(() => cluster.stop())

    it.each(['wrong one', ''])(
      'O2 with the password "%s", the start says that the server rejects it',
      async (password) => {
        const sentence = await sentenceOf(withPassword(cluster.url('paydeck', 'guarded'), password))
        expect(sentence).toBe(
          `The PostgreSQL server at 127.0.0.1:${cluster.port} rejects the password of the user "guarded": correct user and password in DATABASE_URL.`,
        )
      },
    )

    it('O2 with a self-signed certificate, the start says how to name its authority; with it, the start succeeds', async () => {
      const url = withPassword(cluster.url('paydeck', 'guarded'), 'right one')
      expect(await sentenceOf(`${url}?sslmode=verify-full`)).toMatch(
        /is not trusted: add sslmode=verify-full&sslrootcert=FILE to the query of DATABASE_URL/,
      )
      await (await openAt(`${url}?sslmode=verify-full&sslrootcert=${certificate}`)).close()
    })
  })

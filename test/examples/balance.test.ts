import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { account } from '../sandbox/running.ts'

const main = join(import.meta.dirname, '../../docs/examples/balance/main.ts')

/** Runs the program. Returns its exit code, its output and its errors. */
const run = async (address: string, email: string, password: string) => {
  const env = { ...process.env, EMAIL: email, PASSWORD: password }
  const child = spawn(process.execPath, ['--conditions=@paydeck/source', main, address], { env })
  const parts = { text: '', errors: '' }
  child.stdout.on('data', (chunk: Buffer) => (parts.text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (parts.errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, lines: parts.text.trim().split('\n'), errors: parts.errors }
}

it('HOME-001 a short program prints the balance, the recent activity and the payments of a user, and ends', async () => {
  const user = await account('cardholder', {
    // The app keeps a stream open for an application that is pending.
    applications: [{ productName: 'payoutsRecipient', status: 'pending' }],
    cards: [{ provider: 'galileo', nickname: 'Travel', balance: '312.40' }],
  })
  const { code, lines, errors } = await run(user.address, user.email, user.password)
  expect([code, errors]).toEqual([0, ''])
  expect(lines[0]).toBe('Balance $312.40')
  expect(lines.slice(1, -1).join('\n')).toContain('Copperline Records')
  expect(lines.at(-1)).toMatch(/^[1-9]\d* payments in three months$/)
})

it('after a wrong password, the program says so and exits with an error', async () => {
  const user = await account('cardholder')
  const { code, errors } = await run(user.address, user.email, 'wrong')
  expect(code).toBe(1)
  expect(errors).toContain('The email address or the password is wrong')
})

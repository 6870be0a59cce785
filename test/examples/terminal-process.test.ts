import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { makeBrowser, trustedOrigin } from '../../docs/examples/terminal/browser.ts'
import { makeTerminal } from '../../docs/examples/terminal/terminal.ts'
import { sandbox } from '../sandbox/running.ts'
import { makeScreen } from './drive.ts'

const main = join(import.meta.dirname, '../../docs/examples/terminal/main.ts')

/** Starts the terminal program in its own process. `until` resolves when the output contains a text. */
const start = (...address: ReadonlyArray<string>) => {
  const child = spawn(process.execPath, ['--conditions=@paydeck/source', main, ...address])
  let text = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const until = async (part: string): Promise<void> => {
    while (!text.includes(part)) await once(child.stdout, 'data')
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as unknown, text, errors }))
  return { child, until, ended }
}

it('on Ctrl+C, the terminal program exits with code 130 and prints no error', async () => {
  const { child, until, ended } = start((await sandbox()).address)
  await until('Email: ')
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ code: 130, errors: '' })
})

it('when the input ends, the terminal program says goodbye and exits with code 0', async () => {
  const { child, ended } = start((await sandbox()).address)
  child.stdin.end()
  const { code, text, errors } = await ended
  expect([code, errors]).toEqual([0, ''])
  expect(text).toMatch(/Goodbye\.\n$/)
  expect(text).not.toContain('\u001b')
})

it('the terminal program accepts a provider URL that uses plain HTTP if and only if the provider is on this machine', async () => {
  const { ended } = start('http://pay.example')
  const { code, errors } = await ended
  expect([code, errors]).toEqual([1, 'The address of the provider has to be https://…, or http:// on this machine.\n'])
  expect(['https://pay.example/x', 'http://localhost:4280', 'http://[::1]:1'].map(trustedOrigin)).toEqual([
    'https://pay.example',
    'http://localhost:4280',
    'http://[::1]:1',
  ])
  expect(['ftp://localhost', 'nonsense', 'http://localhost.evil.example'].map(trustedOrigin)).toEqual([
    null,
    null,
    null,
  ])
})

it('the terminal displays what the user types, except secrets', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const { output, text } = makeScreen()
  const terminal = makeTerminal({ input, output, hasColour: false, onInterrupt: () => undefined })
  input.write('ada@example.com\r')
  expect(await terminal.ask('Email: ')).toBe('ada@example.com')
  const answer = terminal.askSecret('Password: ')
  input.write('correct horse\r')
  expect(await answer).toBe('correct horse')
  terminal.close()
  expect(text()).toContain('ada@example.com')
  expect(text()).not.toContain('horse')
})

it('`makeBrowser` sends each cookie until the provider deletes it, and follows no redirects', async () => {
  const seen: Array<string> = []
  const answers = [['a=1; Path=/; HttpOnly', 'b=x=y; Secure'], ['a=; Max-Age=0'], ['b=2'], []]
  const server = createServer((request, response) => {
    seen.push(request.headers.cookie ?? '')
    response.writeHead(303, { location: '/elsewhere', 'set-cookie': answers[seen.length - 1] ?? [] }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { origin, fetch } = makeBrowser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  for (const _ of answers) expect((await fetch(`${origin}/`)).status).toBe(303)
  server.close()
  expect(seen).toEqual(['', 'a=1; b=x=y', 'b=x=y', 'b=2'])
})

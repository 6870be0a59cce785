import { constant, type Fault, type Services, type Session, signedOut, unreachable } from '@paydeck/core'
import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { bench, pages } from './bench.ts'

const makeServices = (settings: {
  readonly fails?: boolean
  readonly session?: Partial<Session>
  readonly isWallet?: boolean
}) => {
  const started: Array<string> = []
  const warnings: Array<string> = []
  const answer =
    (name: string): TE.TaskEither<Fault, void> =>
    async () => {
      started.push(name)
      return settings.fails === true ? TE.left(unreachable)() : TE.right(undefined)()
    }
  const services: Services = {
    captcha: (key) => answer(`captcha ${key}`),
    chat: answer('chat'),
    analytics: answer('analytics'),
  }
  const { shell } = bench({
    services,
    session: constant({ ...signedOut, isAuthenticated: true, captchaKey: 'key-1', ...settings.session }),
    log: { warn: (message) => void warnings.push(message), error: (message) => void warnings.push(message) },
    configuration: { isWallet: settings.isWallet ?? false, pages },
  })
  return { shell, started, warnings }
}

describe('startServices', () => {
  it('SHELL-080 startServices loads the captcha with the key from the session', async () => {
    const { shell, started } = makeServices({})
    await shell.tasks.startServices()
    expect(started).toContain('captcha key-1')
  })

  it.each([
    ['is disabled in the session', { captchaDisabled: true }],
    ['has no key', { captchaKey: null }],
  ])('SHELL-080 startServices does not load the captcha if the captcha %s', async (_, session) => {
    const { shell, started } = makeServices({ session })
    await shell.tasks.startServices()
    expect(started.sort()).toEqual(['analytics', 'chat'])
  })

  it('SHELL-082 if a service fails to load, startServices logs a warning and completes anyway', async () => {
    const { shell, warnings } = makeServices({ fails: true })
    await shell.tasks.startServices()
    expect(warnings.sort()).toEqual([
      'The analytics could not be loaded: no answer',
      'The captcha could not be loaded: no answer',
      'The chat could not be loaded: no answer',
    ])
  })

  it('SHELL-011 startServices does not load the chat in wallet mode', async () => {
    const { shell, started } = makeServices({ isWallet: true })
    await shell.tasks.startServices()
    expect(started).not.toContain('chat')
  })
})

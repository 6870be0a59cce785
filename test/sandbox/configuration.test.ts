import { resolve } from 'node:path'
import { startConfiguration } from '@paydeck/sandbox/configuration'
import { greeting, warnings } from '@paydeck/sandbox/control/greeting'
import { personaPassword, personas } from '@paydeck/sandbox/seed/personas'
import { describe, expect, it } from 'vitest'

type Variables = Readonly<Record<string, string>>

const startFlags = (variables: Variables) => {
  const { isControlled, isSeeded } = startConfiguration(variables)
  return { isControlled, isSeeded }
}

const everything = { isControlled: true, isSeeded: true }
const nothing = { isControlled: false, isSeeded: false }

describe('configuration at the start of the server', () => {
  const own: ReadonlyArray<Variables> = [
    {},
    { HOST: '' },
    { HOST: '127.0.0.1' },
    { HOST: '::1' },
    { PUBLIC_ORIGIN: 'http://localhost:5173' },
    { NODE_ENV: 'development' },
    { TRUSTED_PROXIES: ' 0 ' },
    { ALLOWED_HOSTS: 'a.localhost, 127.0.0.1' },
  ]
  const others: ReadonlyArray<Variables> = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.5' },
    { PUBLIC_ORIGIN: 'https://pay.example' },
    { PUBLIC_ORIGIN: 'https://pay.example/', HOST: '127.0.0.1' },
    { NODE_ENV: 'production', HOST: '0.0.0.0' },
    { NODE_ENV: 'production' },
    { TRUSTED_PROXIES: '1' },
    { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8', HOST: 'localhost' },
    { HOST: '0.0.0.0', SANDBOX_CONTROL: 'off' },
    { ALLOWED_HOSTS: 'pay.example' },
    { ALLOWED_HOSTS: 'localhost, pay.example', PUBLIC_ORIGIN: 'http://localhost:4280' },
  ]

  it('A1 by default, control page and demo accounts are enabled if and only if no other machine can reach the server', () => {
    for (const variables of own) expect(startFlags(variables), JSON.stringify(variables)).toEqual(everything)
    for (const variables of others) expect(startFlags(variables), JSON.stringify(variables)).toEqual(nothing)
  })

  it('A1 SANDBOX_CONTROL=on enables control page and demo accounts for other machines; in production, only the control page', () => {
    const control = { SANDBOX_CONTROL: 'on' }
    expect(startFlags({ HOST: '0.0.0.0', ...control })).toEqual(everything)
    expect(startFlags({ PUBLIC_ORIGIN: 'https://pay.example', ...control })).toEqual(everything)
    expect(startFlags({ NODE_ENV: 'production', ...control })).toEqual({ isControlled: true, isSeeded: false })
  })

  it('A1 only SANDBOX_CONTROL=on keeps the control page available behind a proxy that is not configured', () => {
    expect(startConfiguration({}).keepsControl).toBe(false)
    expect(startConfiguration({ SANDBOX_CONTROL: 'off' }).keepsControl).toBe(false)
    expect(startConfiguration({ SANDBOX_CONTROL: 'on' }).keepsControl).toBe(true)
  })

  it('H1 the server splits ALLOWED_HOSTS at commas and spaces, and rejects a PUBLIC_ORIGIN that is not an origin', () => {
    expect(startConfiguration({ ALLOWED_HOSTS: ' paydeck, pay.internal  a ' }).allowedHosts).toEqual([
      'paydeck',
      'pay.internal',
      'a',
    ])
    expect(startConfiguration({}).allowedHosts).toEqual([])
    expect(startConfiguration({ PUBLIC_ORIGIN: 'https://pay.example/' }).publicOrigin).toBe('https://pay.example')
    for (const origin of ['pay.example', 'https://pay.example/id', 'ftp//x']) {
      expect(() => startConfiguration({ PUBLIC_ORIGIN: origin }), origin).toThrow('PUBLIC_ORIGIN must be an origin')
    }
  })
})

describe('picture origins', () => {
  const originsOf = (text: string) => startConfiguration({ PICTURE_ORIGINS: text }).app.pictureOrigins

  it('BILL-094 PICTURE_ORIGINS is split at commas and spaces into distinct https origins in lower case', () => {
    expect(startConfiguration({}).app.pictureOrigins).toEqual([])
    expect(originsOf(' ')).toEqual([])
    expect(originsOf('https://logos.example/, HTTPS://CDN.Example:8443  https://logos.example:443')).toEqual([
      'https://logos.example',
      'https://cdn.example:8443',
    ])
  })

  it.each([
    'logos.example',
    'http://logos.example',
    'https://logos.example/a',
    'https://logos.example?a',
    'https://user@logos.example',
    'https://*.example',
    'https:',
    'https://',
    'https://logos.example;script-src',
    "'unsafe-inline'",
    '*',
    'https://logos.example:99999',
  ])('BILL-094 the server reports an error and does not start if PICTURE_ORIGINS contains %s', (text) => {
    expect(() => originsOf(`https://fine.example, ${text}`)).toThrow(`correct or remove "${text}"`)
  })
})

describe('data directory setting', () => {
  it('F3 a trailing slash in DATA_DIRECTORY changes neither the path of the directory nor the path of the key file', () => {
    const pathsOf = (directory: string) => {
      const { dataDirectory, keyFile } = startConfiguration({ DATA_DIRECTORY: directory })
      return { dataDirectory, keyFile }
    }
    const expected = { dataDirectory: '/srv/paydeck', keyFile: '/srv/paydeck.key' }
    for (const directory of ['/srv/paydeck', '/srv/paydeck/', '/srv/paydeck//', '/srv/./paydeck/.'])
      expect(pathsOf(directory), directory).toEqual(expected)
    expect(pathsOf('data/')).toEqual({ dataDirectory: resolve('data'), keyFile: resolve('data.key') })
  })
})

describe('lines printed when the server starts', () => {
  const outputOf = (variables: Variables, hasPersonas = true) => {
    const configuration = startConfiguration(variables)
    return { text: greeting(4280, configuration, { hasPersonas }), warned: warnings(configuration, { hasPersonas }) }
  }

  it('CALL-119 if only this machine can reach the server, it prints the URLs and the demo password, and no warning', () => {
    const { text, warned } = outputOf({})
    for (const part of ['http://localhost:4280/id/', personaPassword, 'http://localhost:4280/sandbox']) {
      expect(text).toContain(part)
    }
    for (const { email } of personas) expect(text).toContain(email)
    expect(warned).toEqual([])
    expect(outputOf({ HOST: '::1' }).text).toContain('http://[::1]:4280/id/')
  })

  it('A1 the server prints no password if it runs in production, or if other machines can reach it', () => {
    for (const variables of [
      { NODE_ENV: 'production' },
      { NODE_ENV: 'production', SANDBOX_CONTROL: 'on' },
      { HOST: '0.0.0.0' },
      { PUBLIC_ORIGIN: 'https://pay.example' },
      { ALLOWED_HOSTS: 'pay.example' },
    ]) {
      expect(outputOf(variables).text).not.toContain(personaPassword)
      expect(outputOf(variables).text).not.toContain('@example.com')
    }
  })

  it('A1 the server warns about plain HTTP, a reachable control page, and accounts whose password is public', () => {
    expect(outputOf({ HOST: '0.0.0.0' }, false).warned).toEqual([
      "Warning: other machines can reach this server (HOST=0.0.0.0), but users can't sign in over plain HTTP. Put an HTTPS proxy in front and set PUBLIC_ORIGIN to its origin.",
    ])
    expect(outputOf({ PUBLIC_ORIGIN: 'https://pay.example', SANDBOX_CONTROL: 'on' }).warned).toEqual([
      'Warning: other machines can reach this server (https://pay.example) and can use the control page. Remove SANDBOX_CONTROL.',
    ])
    expect(outputOf({ PUBLIC_ORIGIN: 'https://pay.example' }).warned).toEqual([
      'Warning: this database contains the demo accounts, whose password is public. Start with an empty database.',
    ])
    expect(outputOf({ PUBLIC_ORIGIN: 'https://pay.example' }, false).warned).toEqual([])
    expect(outputOf({ TRUSTED_PROXIES: '1', SANDBOX_CONTROL: 'on' }).warned).toEqual([
      "Warning: other machines can reach this server (TRUSTED_PROXIES), but users can't sign in over plain HTTP. Put an HTTPS proxy in front and set PUBLIC_ORIGIN to its origin.",
      'Warning: other machines can reach this server (TRUSTED_PROXIES) and can use the control page. Remove SANDBOX_CONTROL.',
    ])
    expect(outputOf({ ALLOWED_HOSTS: 'pay.example', SANDBOX_CONTROL: 'on' }).warned).toEqual([
      "Warning: other machines can reach this server (ALLOWED_HOSTS=pay.example), but users can't sign in over plain HTTP. Put an HTTPS proxy in front and set PUBLIC_ORIGIN to its origin.",
      'Warning: other machines can reach this server (ALLOWED_HOSTS=pay.example) and can use the control page. Remove SANDBOX_CONTROL.',
    ])
    const provider = { PUBLIC_ORIGIN: 'https://pay.example', PROVIDER_URL: 'https://provider.example' }
    expect(outputOf({ ...provider, SANDBOX_CONTROL: 'on' }, false).warned).toEqual([])
    // In production, the server warns about the demo accounts even if other machines cannot reach the server.
    expect(outputOf({ NODE_ENV: 'production' }).warned).toHaveLength(1)
  })
})

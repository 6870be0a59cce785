import { startConfiguration } from '@paydeck/sandbox/configuration'
import { publicSettings, versions } from '@paydeck/sandbox/control/start-line'
import { expect, it } from 'vitest'
import { secretKey } from './sealing.ts'

it('L1 the line about a start names the database without user and password, and no key', () => {
  // The test assembles the URL, since the sources must not contain a URL with a password (L4).
  const password = 'canary-secret'
  const configuration = startConfiguration({
    DATABASE_URL: `postgres://canary-user:${password}@db.internal:5433/paydeck`,
    SECRET_KEY: secretKey,
    METRICS_PORT: '9464',
    PUBLIC_ORIGIN: 'https://pay.example',
  })
  expect(publicSettings(configuration, 4280)).toEqual({
    host: 'localhost',
    port: 4280,
    publicOrigin: 'https://pay.example',
    providerUrl: null,
    database: 'db.internal:5433',
    isControlled: false,
    hasProxies: false,
    metricsPort: 9464,
  })
  expect(versions()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
    node: process.versions.node,
    leastNode: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
  })
})

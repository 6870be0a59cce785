import { readFileSync } from 'node:fs'
import type { StartConfiguration } from '../configuration.ts'

/** Returns the settings for the log line of a start: what the server offers, and to whom. They contain no secrets. */
export const publicSettings = (
  configuration: StartConfiguration,
  port: number,
): Readonly<Record<string, string | number | boolean | null>> => {
  const { host, publicOrigin, providerUrl, databaseUrl, dataDirectory, isControlled, hasProxies, metrics } =
    configuration
  const database = databaseUrl === null ? dataDirectory : (URL.parse(databaseUrl)?.host ?? '')
  return {
    host,
    port,
    publicOrigin,
    providerUrl,
    database: providerUrl === null ? database : null,
    isControlled,
    hasProxies,
    metricsPort: metrics?.port ?? null,
  }
}

interface Manifest {
  readonly version: string
  readonly engines: { readonly node: string }
}

/** Returns the version of Paydeck, of the running Node, and of the oldest supported Node. */
export const versions = (): { readonly version: string; readonly node: string; readonly leastNode: string } => {
  const { version, engines } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as Manifest
  return { version, node: process.versions.node, leastNode: engines.node.replace(/^>=/, '') }
}

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Network ports and directory for one proxy and the app behind it. */
export interface Place {
  /** Temporary directory for the files of the proxy. */
  readonly directory: string
  readonly port: number
  readonly appPort: number
}

/** A proxy server, such as nginx, with its example configuration from docs/proxies. */
export interface ProxyKind {
  readonly name: string
  /**
   * Program and arguments that run the proxy in the foreground. The proxy uses the example configuration with the values of
   * `place`.
   */
  readonly command: (place: Place) => readonly [string, ...ReadonlyArray<string>]
}

const examples = join(import.meta.dirname, '../../docs/proxies')

/**
 * Returns an example configuration with some texts replaced. Throws if the example does not contain a text that is to be
 * replaced.
 */
const exampleFor = (file: string, replaced: Readonly<Record<string, string>>): string =>
  Object.entries(replaced).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not say ${from} any more.`)
      return text.replaceAll(from, to)
    },
    readFileSync(join(examples, file), 'utf8'),
  )

const certificateFor = (directory: string): { readonly key: string; readonly certificate: string } => {
  const [key, certificate] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=pay.example']
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { key, certificate }
}

const nginx: ProxyKind = {
  name: 'nginx',
  command: ({ directory, port, appPort }) => {
    const { key, certificate } = certificateFor(directory)
    const server = exampleFor('nginx.conf', {
      'listen 443 ': `listen 127.0.0.1:${port} `,
      'http://127.0.0.1:4280': `http://127.0.0.1:${appPort}`,
      '/etc/ssl/pay.example.pem': certificate,
      '/etc/ssl/pay.example.key': key,
    })
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const temporary = kinds.map((kind) => `${kind}_temp_path ${join(directory, kind)};`).join('\n')
    const file = join(directory, 'nginx.conf')
    writeFileSync(
      file,
      `worker_processes 1;\npid ${join(directory, 'pid')};\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${server}}\n`,
    )
    return ['nginx', '-c', file, '-e', 'stderr', '-g', 'daemon off;']
  },
}

const caddy: ProxyKind = {
  name: 'caddy',
  command: ({ directory, port, appPort }) => {
    const site = exampleFor('Caddyfile', {
      'pay.example {': `https://pay.example:${port} {\n\ttls internal`,
      '127.0.0.1:4280': `127.0.0.1:${appPort}`,
    })
    const own = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\tstorage file_system ${directory}\n}\n`
    const file = join(directory, 'Caddyfile')
    writeFileSync(file, own + site)
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file]
  },
}

export const proxyKinds: ReadonlyArray<ProxyKind> = [nginx, caddy]

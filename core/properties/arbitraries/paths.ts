import fc from 'fast-check'
import { anyText } from './values.ts'

/** Segments of the app's own paths. Generated paths contain them, so that many resemble real routes. */
const known = [
  'home',
  'bill-pay',
  'add',
  'connect',
  'pay',
  'verify',
  'wait-list',
  'card',
  'get-started',
  'verification',
  'crypto-payments',
  'settings',
  'profile',
  'security',
  'receiving-addresses',
  'utils-dashboard',
  'dashboard',
  'dev',
]

/** Path segments of any text, including characters that a path should not contain. */
export const segments = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replaceAll('/', '')) },
  { weight: 1, arbitrary: fc.constantFrom('..', '.', '%2e%2e', '%2f%2fx.example', '%5c', '%', 'constructor', '\\') },
)

/** Paths that users, links and attackers may produce: any text, with and without a slash at its start and its end. */
export const paths = fc.oneof(
  { weight: 4, arbitrary: fc.array(segments, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`) },
  { weight: 1, arbitrary: fc.array(segments, { maxLength: 3 }).map((parts) => `/${parts.join('/')}/`) },
  { weight: 1, arbitrary: anyText() },
  { weight: 1, arbitrary: fc.constantFrom('', '/', '//', '//evil.example', '/\\evil.example', 'https://evil.example') },
)

/** URLs that look like a path of this site but would lead the browser to another site (X8). */
export const hostileAddresses = [
  '//evil.example',
  '///evil.example/id/home',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'HtTpS:/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/id/../..//evil.example',
  '/id/%2e%2e/%2e%2e//evil.example',
  '/.//evil.example',
  '@evil.example',
  '.evil.example',
]

/**
 * Values that a browser could run as a script, or that could end a cookie, a header, an attribute or a path too early (X8).
 */
export const hostileValues = [
  'javascript:alert(document.domain)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  'x; Domain=evil.example; Path=/; Max-Age=0',
  'x\r\nSet-Cookie: __Host-session=stolen',
  '%0d%0aLocation:%20https://evil.example',
  '%',
  '%E0%A4%A',
  'ключ\u202E\u0000\u2028end',
  'x'.repeat(1000),
]

/** Paths below the app's base path that could lead the browser to another site, or that no server can decode (X8). */
export const hostilePaths = [
  '//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/.//evil.example',
  '/https:%2f%2fevil.example',
  '/javascript:alert(1)',
  '/home/%2e%2e//evil.example',
  '/%00',
  '/%E0%A4%A',
  '/%25%32%66evil',
]

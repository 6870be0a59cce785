/**
 * Returns the Content-Security-Policy of all responses (X2). The policy forbids inline code and inline styles. From other
 * origins, it allows only pictures, and only from the configured origins. The hash allows the empty style element into which
 * the UI inserts its styles.
 */
export const contentSecurityPolicy = (pictureOrigins: ReadonlyArray<string>): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "style-src-attr 'none'",
    ["img-src 'self' data:", ...pictureOrigins].join(' '),
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app-script-url',
    'report-uri /csp-report',
    'report-to csp',
  ].join('; ')

/** Returns the Permissions-Policy of a page. Only the verification app may use the camera. */
const permissions = (camera: '(self)' | '()'): string =>
  `accelerometer=(), camera=${camera}, clipboard-read=(), geolocation=(), gyroscope=(), magnetometer=(), ` +
  'microphone=(), payment=(self), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()'

/** Security headers of every response, besides the Content-Security-Policy (X1). */
const always: Readonly<Record<string, string>> = {
  'reporting-endpoints': 'csp="/csp-report"',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions('()'),
  // Default for routes that set no other value.
  'cache-control': 'no-store',
}

/**
 * Header that makes browsers require https for a year. Sent only if the server is reached over https, because the header
 * would make a local sandbox over http unreachable.
 */
const encryptedOnly: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** Returns the headers of every response of the server (X1). */
export const securityHeaders = (
  isEncrypted: boolean,
  pictureOrigins: ReadonlyArray<string>,
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(pictureOrigins),
  ...always,
  ...(isEncrypted ? encryptedOnly : {}),
})

/**
 * Referrer policy of the sign-in and sign-up pages and their redirects. With this policy, the app can see in
 * `document.referrer` that the user has just signed in (SESS-058). Other origins receive no referrer.
 */
export const referrerHeaders = { 'referrer-policy': 'same-origin' } as const

/** Headers of the verification page, which may use the camera to photograph a document and a face. */
export const cameraHeaders = { 'permissions-policy': permissions('(self)') } as const

/** Encodes bytes as base64url without padding, as in WebAuthn's JSON. */
export const toBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Decodes base64url without padding.
 * @throws if `text` is not base64url
 */
export const fromBase64url = (text: string): BufferSource =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/** Encodes bytes as lower-case hexadecimal digits, two for each byte. */
export const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Page that opens after a sign-in without a return path (CALL-119). */
export const homeAddress = '/id/home'

const longest = 2048
const decodings = 3

// eslint-disable-next-line no-control-regex -- the expression has to match control characters
const forbidden = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029]/

const isPath = (text: string): boolean => text.startsWith('/') && !text.startsWith('//') && !forbidden.test(text)

const decodeOnce = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** True if a path stays on this origin, no matter how often a browser or server decodes it. */
const staysPath = (path: string): boolean => {
  let text = path
  for (let time = 0; time < decodings; time += 1) {
    if (!isPath(text) || text.includes('//')) return false
    const decoded = decodeOnce(text)
    if (decoded === null) return false
    if (decoded === text) return true
    text = decoded
  }
  return isPath(text)
}

/**
 * Returns the path to which a sign-in redirects: `text` if it is a safe path on this origin, otherwise the home page
 * (ROUTE-057).
 */
export const returnAddress = (text: string): string => {
  if (text.length > longest || !isPath(text)) return homeAddress
  const here = 'http://here.invalid'
  const url = URL.parse(text, here)
  if (url === null || url.origin !== here || !staysPath(text.split(/[?#]/)[0] ?? '')) return homeAddress
  return `${url.pathname}${url.search}${url.hash}`
}

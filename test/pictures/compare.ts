import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Distance in OKLab above which two colours count as different. It is close to the smallest visible difference. */
const threshold = 0.02

export interface Comparison {
  /** Number of pixels whose colours differ. */
  readonly pixels: number
  /** PNG that shows the differing pixels in red. */
  readonly difference: Buffer
}

/** Returns the picture extended to the given size with transparent pixels. */
const extended = (picture: PNG, width: number, height: number): PNG => {
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/** Compares two PNGs perceptually. Returns null if they look the same. Pictures of different sizes always differ. */
export const compare = (before: Buffer, after: Buffer): Comparison | null => {
  if (before.equals(after)) return null
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const marked = new PNG({ width, height })
  const pixels = pixelmatch(
    extended(one, width, height).data,
    extended(other, width, height).data,
    marked.data,
    width,
    height,
    { threshold, includeAA: true },
  )
  const isSameSize = one.width === other.width && one.height === other.height
  return pixels === 0 && isSameSize ? null : { pixels, difference: PNG.sync.write(marked) }
}

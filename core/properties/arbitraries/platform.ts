import fc from 'fast-check'
import {
  type PaymentSlideKind,
  paymentSlideKinds,
  type SlideKind,
  slideKinds,
  type ExternalPage,
  externalPages,
  type PictureOrigins,
} from '../../platform/index.ts'
import { type HiddenAmount, type ShownTime, type TimedText } from '../../presentation/index.ts'
import { instants, lists, oneOf, pictures, record, texts } from './values.ts'

const pictureOrigins: fc.Arbitrary<PictureOrigins> = lists(pictures)

const shownTimes = record<ShownTime>({ text: texts, at: instants })

const timedTexts: fc.Arbitrary<TimedText> = lists(fc.oneof(texts, shownTimes))

/** Values of the types of `@paydeck/core/platform` and `@paydeck/core/presentation`, by type. */
export const platformValues = {
  PaymentSlideKind: oneOf<PaymentSlideKind>(paymentSlideKinds),
  SlideKind: oneOf<SlideKind>(slideKinds),
  ExternalPage: oneOf<ExternalPage>(externalPages),
  PictureOrigins: pictureOrigins,
  HiddenAmount: record<HiddenAmount>({ text: texts, label: texts }),
  ShownTime: shownTimes,
  TimedText: timedTexts,
}

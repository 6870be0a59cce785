import { Alert } from '../kit/Alert.tsx'
import { Announcements } from '../kit/Announcements.tsx'
import { Boundary } from '../kit/Boundary.tsx'
import { Failed } from '../kit/Failed.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { clock, info, key, wallet } from '../kit/icons-later.ts'
import { alert, gift } from '../kit/icons.ts'
import { badNotice, waitNotice } from '../kit/notice-looks.ts'
import { Notice } from '../kit/Notice.tsx'
import { Outcome } from '../kit/Outcome.tsx'
import { Pill } from '../kit/Pill.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { Subject } from '../kit/Subject.tsx'
import { Toast } from '../kit/Toast.tsx'
import { Tooltip } from '../kit/Tooltip.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { type Exhibit, exhibit } from './exhibit.tsx'
import { picture } from './picture.ts'

const nothing = (): void => undefined

const long =
  'Your Social Security number is missing. Add it to keep your account in good standing, or ask support for other options.'

const news = {
  tone: 'done',
  role: 'status',
  title: 'Card name updated successfully.',
  text: null,
  action: null,
  link: null,
  close: 'Dismiss',
} as const

/** Exhibits of messages and statuses. */
export const messages: ReadonlyArray<Exhibit> = [
  exhibit(Alert, {
    caution: { tone: 'caution', children: 'The name could not be saved.' },
    success: { tone: 'success', children: 'Saved.' },
    'with a title': { tone: 'caution', title: 'Something went wrong', children: long },
    'of two lines': { tone: 'caution', children: long },
    wait: { tone: 'wait', title: 'Waiting for confirmation', children: 'This usually takes ten minutes.' },
    info: { tone: 'info', children: 'You need not wait here.' },
    'nothing to say': { tone: 'caution', children: null },
  }),
  exhibit(Outcome, {
    caution: { alert: { tone: 'caution', text: 'The name could not be saved.' } },
    success: { alert: { tone: 'success', text: 'Saved.' } },
    none: { alert: null },
  }),
  exhibit(Announcements, { 'for screen readers': { announcement: { text: 'Verification completed', count: 1 } } }),
  exhibit(Tooltip, {
    closed: {
      text: 'The bank is waiting for the merchant to settle this payment.',
      children: (ties) => <IconButton {...ties} icon={info} label="About pending payments" />,
    },
  }),
  exhibit(Toast, {
    done: { toast: news, onAction: nothing, onClose: nothing },
    waiting: {
      toast: { ...news, tone: 'waiting', title: '$25.00 is pending', text: 'Everyday will have $1,309.55.' },
      onAction: nothing,
      onClose: nothing,
    },
    'an offer': {
      toast: {
        ...news,
        tone: 'offer',
        title: 'Verification opens in a new tab.',
        text: 'No new tab? Your browser may have blocked it.',
        link: { label: 'Open verification', address: '/id/verify' },
      },
      onAction: nothing,
      onClose: nothing,
    },
    'failure, to be tried again': {
      toast: {
        ...news,
        tone: 'failure',
        role: 'alert',
        title: "We couldn't sign you out.",
        text: 'Check your connection and try again.',
        action: 'Try Again',
      },
      onAction: nothing,
      onClose: nothing,
    },
  }),
  // Here the children render without an error. The exhibit of `Failed` shows the fallback of a boundary.
  exhibit(Boundary, { whole: { children: 'Content' } }),
  exhibit(Failed, {
    'to be tried again': { text: "We couldn't load the prices.", onRetry: nothing },
    'by another name': { text: "We couldn't load the list.", label: 'Load Again', onRetry: nothing },
    final: { text: 'This page is not there.' },
  }),
  exhibit(
    Notice,
    {
      'to be done': { children: 'Verify your identity to pay bills.', action: { label: 'Verify', onPress: nothing } },
      'to be gone to': { children: long, action: { label: 'Add your number', to: '/settings/profile' } },
      'to be waited for': {
        look: waitNotice,
        icon: clock,
        children: 'Your verification is under review. This takes 24 to 48 hours.',
        action: { label: 'Contact Support', href: '/support' },
      },
      'gone wrong': {
        look: badNotice,
        icon: alert,
        children: 'We were unable to verify your identity.',
        action: { label: 'Contact Support', href: '/support' },
      },
      'another icon': { children: 'Someone wants to send you a payment.', icon: gift },
      picture: { children: 'Lumen Payroll wants to send you a payment.', picture },
    },
    { room: 'all' },
  ),
  exhibit(Pill, {
    neutral: { children: 'Refunded' },
    good: { children: 'Complete', tone: 'good' },
    wait: { children: 'Confirming', tone: 'wait' },
    bad: { children: 'Invalid', tone: 'bad' },
    brand: { children: 'New', tone: 'brand' },
  }),
  exhibit(ProgressBar, {
    begun: { label: 'Verification', percent: 40 },
    none: { label: 'Verification', percent: 0 },
    all: { label: 'Verification', percent: 100 },
  }),
  exhibit(Spinner, { alone: { label: 'Loading' }, small: { small: true } }),
  exhibit(Subject, {
    named: { icon: key, title: 'Passkey 1', note: 'Saved with a passkey provider on another device' },
    'to be taken away': { icon: wallet, title: 'Remove “Savings”?', isDanger: true },
    long: { icon: key, title: long, note: long },
  }),
  exhibit(VisuallyHidden, { 'not to be seen': { children: 'Only read aloud' } }),
]

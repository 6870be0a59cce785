import { Button } from '../kit/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { history } from '../kit/icons-later.ts'
import { ghost } from '../kit/icons-lists.ts'
import { NoRows } from '../kit/NoRows.tsx'
import { PageFailure } from '../kit/PageFailure.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton, SkeletonFields, SkeletonPanel, SkeletonRows } from '../kit/Skeleton.tsx'
import { StillWaiting } from '../kit/StillWaiting.tsx'
import { type Exhibit, exhibit } from './exhibit.tsx'

/** Exhibits of loading, failed and empty content. */
export const states: ReadonlyArray<Exhibit> = [
  exhibit(Skeleton, {
    text: {},
    heading: { shape: 'heading' },
    note: { shape: 'note' },
    amount: { shape: 'amount' },
    icon: { shape: 'icon' },
    coin: { shape: 'coin' },
    button: { shape: 'button' },
    field: { shape: 'field' },
    card: { shape: 'card' },
  }),
  exhibit(
    SkeletonRows,
    {
      money: { kind: 'money', count: 5 },
      cards: { kind: 'card', count: 2 },
      prices: { kind: 'price', count: 4 },
      events: { kind: 'event', count: 3 },
      items: { kind: 'item', count: 2 },
      settings: { kind: 'setting', count: 3 },
      addresses: { kind: 'address', count: 3 },
    },
    { room: 'all' },
  ),
  exhibit(SkeletonPanel, {
    rows: { heading: 'Recent Activity', rows: { kind: 'money', count: 3 } },
    words: {
      heading: 'Password',
      children: (
        <>
          <Skeleton />
          <Skeleton shape="button" />
        </>
      ),
    },
  }),
  exhibit(SkeletonFields, { three: { count: 3 } }),
  exhibit(
    StillWaiting,
    { 'from 3 s on': { what: 'your bills' } },
    {
      around: (shown) => (
        <>
          {shown}
          <SkeletonRows kind="money" count={3} />
        </>
      ),
    },
  ),
  exhibit(
    PageFailure,
    {
      'with its reference': {
        title: 'Something went wrong.',
        text: "The server couldn't answer. Your money and your settings are unchanged.",
        reference: 'Error 503 · 9:04 AM',
        children: (
          <>
            <Button>Try Again</Button>
            <Button kind="quiet">Help &amp; Support</Button>
            <Button kind="text">Sign Out</Button>
          </>
        ),
      },
      plain: {
        title: "We couldn't load this page.",
        text: 'Check your connection, then try again.',
        children: <Button>Try Again</Button>,
      },
    },
    { room: 'all' },
  ),
  exhibit(
    NoRows,
    {
      'with a way on': {
        icon: ghost,
        text: "Uh oh, it's a ghost town in here!",
        ways: [{ label: 'Show all dates', onPress: () => undefined }],
      },
      'no match': {
        icon: null,
        text: 'No payments from the last 3 months match “glashouse”.',
        ways: [
          { label: 'Clear search', onPress: () => undefined },
          { label: 'Search all dates', onPress: () => undefined },
        ],
      },
    },
    { room: 'all' },
  ),
  exhibit(
    Empty,
    {
      'with a way on': {
        icon: history,
        title: "Uh oh, it's a ghost town in here!",
        text: 'No payments in the last 3 months.',
        children: <Button kind="quiet">Show all dates</Button>,
      },
      'without one': { icon: history, title: 'Nothing here yet', text: 'Your first payment will appear here.' },
    },
    { around: (shown) => <Panel heading="Recent Activity">{shown}</Panel> },
  ),
]

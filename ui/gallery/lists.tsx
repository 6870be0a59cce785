import { Address } from '../kit/Address.tsx'
import { Amount } from '../kit/Amount.tsx'
import { CoinIcon } from '../kit/coins/CoinIcon.tsx'
import { CopyButton } from '../kit/CopyButton.tsx'
import { DetailList } from '../kit/DetailList.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import * as iconsLater from '../kit/icons-later.ts'
import * as icons from '../kit/icons.ts'
import { ItemRow } from '../kit/ItemRow.tsx'
import { LongList } from '../kit/LongList.tsx'
import { Mark } from '../kit/Mark.tsx'
import { Panel, PanelBody } from '../kit/Panel.tsx'
import { Pill } from '../kit/Pill.tsx'
import { Row } from '../kit/Row.tsx'
import { ShowMore } from '../kit/ShowMore.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { SmallCardFace } from '../kit/SmallCardFace.tsx'
import { Time, Timed } from '../kit/Time.tsx'
import { TimeLine, type TimeStep } from '../kit/TimeLine.tsx'
import { activityRow } from './activity-row.tsx'
import { type Exhibit, exhibit } from './exhibit.tsx'
import { pictures } from './pictures.tsx'

const nothing = (): void => undefined

const spent = <Amount text="−$12.50" direction="out" strong />

const coin = <Amount text="0.000133 BTC" />

const coffee = { icon: 'GC', title: 'Glasshouse Coffee', note: 'Nov 17, 2026', amount: spent, detail: coin }

const status = (
  <>
    <Pill tone="wait">Refund Available</Pill>
    {coin}
  </>
)

const everyday = {
  picture: <SmallCardFace lastFour="7785" />,
  title: 'Everyday',
  label: 'Everyday, card ending in 7785',
  note: '•••• 7785',
  amount: <Amount text="$1,284.55" strong />,
  to: '/card/1',
}

const long = 'The Very Long Name of a Merchant Who Sells a Great Many Different Things'

const bookshops = {
  label: 'Shops',
  keyOf: (name: string) => name,
  render: (name: string) => <Row title={name} note="Nov 17, 2026" amount={spent} />,
  estimate: 68,
}

const created: TimeStep = { label: 'Created', state: 'done', note: '9:02 AM', at: '2026-11-22T09:02:00.000Z' }

const paid: TimeStep = { label: 'Paid', state: 'done', note: '9:04 AM', at: '2026-11-22T09:04:00.000Z' }

const confirming: TimeStep = { label: 'Confirming', state: 'now', note: '2 of 6', parts: { done: 2, of: 6 } }

const complete: TimeStep = { label: 'Complete', state: 'later', note: null }

const copyButton = (label: string, value: string) => (
  <CopyButton label={label.toLowerCase()} value={value} copied="idle" onCopy={nothing} />
)

/** Exhibits of pictures, rows and lists. */
export const lists: ReadonlyArray<Exhibit> = [
  ...pictures,
  exhibit(Address, {
    short: { value: 'rEb8TK3gBgk5auZ', network: { label: 'XRP', icon: 'xrp' } },
    long: { value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', network: { label: 'Bitcoin', icon: 'btc' } },
    ethereum: {
      value: '0x52908400098527886E0F7030069857D2E4169EE7',
      network: { label: 'USDC · Ethereum', icon: 'usdc' },
    },
    'with its kind': { value: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', network: null },
    'with a tag in it': { value: 'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD2gYsjNFQLKYW33DzBm', network: null },
    past: { value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', network: null, isPast: true },
  }),
  activityRow,
  exhibit(
    Row,
    {
      plain: coffee,
      link: { ...coffee, to: '/crypto-payments/1' },
      button: { ...coffee, onPress: nothing },
      'pill and coin': { ...coffee, detail: status, onPress: nothing },
      complete: { ...coffee, mark: <Mark kind="complete" label="Completed" /> },
      exception: {
        ...coffee,
        tone: 'wait',
        mark: <Mark kind="exception" label="Problem" />,
        detail: <Pill tone="bad">Failed</Pill>,
      },
      received: {
        ...coffee,
        icon: 'LP',
        tone: 'good',
        title: 'Lumen Payroll · payout',
        amount: <Amount text="+$2,150.00" direction="in" strong />,
      },
      hidden: { ...coffee, amount: <Amount text="••••••" hidden="Amount hidden" strong />, detail: undefined },
      'a card': { ...everyday, end: <IconButton tinted icon={icons.plus} label="Add funds to Everyday" /> },
      coin: { icon: <CoinIcon name="btc" />, title: 'Bitcoin', amount: <Amount text="$93,912.40" strong /> },
      short: { icon: 'GC', title: 'Glasshouse Coffee' },
      long: { ...coffee, title: long, amount: <Amount text="−$1,234,567.89" strong />, detail: status },
      'on its way': {
        icon: <Skeleton shape="icon" />,
        title: '',
        note: <Skeleton />,
        amount: <Skeleton shape="amount" />,
      },
    },
    { room: 'all' },
  ),
  exhibit(
    ItemRow,
    {
      plain: { icon: iconsLater.key, title: 'Passkey of the laptop', text: 'Added on Mar 3, 2026' },
      'with something to do': {
        icon: iconsLater.screen,
        title: 'Firefox on Linux',
        text: 'Active now',
        children: <IconButton icon={icons.close} label="Sign out" />,
      },
      'with its state': { icon: <CoinIcon name="eth" />, title: long, text: long, children: <Pill>Main</Pill> },
    },
    { room: 'all', around: (shown) => <ul>{shown}</ul> },
  ),
  exhibit(Panel, {
    plain: { heading: 'Cards', children: <Row {...coffee} /> },
    link: {
      heading: 'Recent Activity',
      link: { label: 'SEE ALL', to: '/crypto-payments' },
      children: <Row {...coffee} />,
    },
    aside: { heading: 'Prices', aside: '1 day', children: <Row {...coffee} /> },
    'with a press': {
      heading: 'Recent Activity',
      beside: <IconButton icon={icons.eye} label="Hide amounts" aria-pressed={false} />,
      link: { label: 'SEE ALL', to: '/crypto-payments' },
      children: <Row {...coffee} />,
    },
    busy: { heading: 'Prices', busy: true, children: <PanelBody>It is on its way.</PanelBody> },
  }),
  exhibit(LongList<string>, {
    'all of them': { ...bookshops, items: ['Northbank Books', 'Copperline Market', 'Lantern Cinema'], total: 3 },
    'more to come': { ...bookshops, items: ['Northbank Books', long], total: null },
    none: { ...bookshops, items: [], total: 0 },
  }),
  exhibit(
    ShowMore,
    {
      'more to come': { shown: '10 of 34 shown', label: 'Load More', onPress: nothing },
      'on its way': { shown: '10 of 34 shown', label: 'Load More', isLoading: true, onPress: nothing },
    },
    { room: 'all' },
  ),
  exhibit(PanelBody, { words: { children: 'Content of a panel that is no list of rows.' } }),
  exhibit(TimeLine, {
    'under way': { label: 'Progress', steps: [created, paid, confirming, complete] },
    'without numbers': {
      label: 'Progress',
      steps: [created, paid, { label: 'Confirming', state: 'now', note: null }, complete],
    },
    done: { label: 'Progress', steps: [created, paid, { ...complete, state: 'done', note: '9:52 AM' }] },
    failed: { label: 'Progress', steps: [created, { label: 'Decision', state: 'failed', note: 'Nov 21, 9:52 AM' }] },
    'long words': {
      label: 'Progress',
      steps: [{ ...created, label: `Sent by ${long}`, note: 'Nov 22, 2026, 9:02 AM' }],
    },
  }),
  exhibit(DetailList, {
    plain: {
      details: [
        { label: 'Price', value: '$108.85', look: 'strong' },
        { label: 'Exchange rate', value: '1 BTC = $96,498.23' },
        { label: 'Order id', value: 'CR-20391', end: copyButton('Order id', 'CR-20391') },
      ],
    },
    'a long value': {
      details: [
        { label: 'Paid from', value: long },
        { label: 'Address', value: long, look: 'stacked', end: copyButton('Address', long) },
      ],
    },
  }),
  exhibit(
    Amount,
    {
      plain: { text: '0.022518 BTC' },
      strong: { text: '$1,284.55', strong: true },
      spent: { text: '−$108.85', direction: 'out', strong: true },
      received: { text: '+$2,150.00', direction: 'in', strong: true },
      hidden: { text: '••••••', hidden: 'Amount hidden', strong: true },
    },
    { room: 'icon' },
  ),
  exhibit(Time, { day: { at: 1_767_225_600_000, text: 'Jan 1, 2026' } }),
  exhibit(Timed, { sentence: { parts: ['Last used ', { at: 1_767_225_600_000, text: 'Jan 1, 2026' }, '.'] } }),
]

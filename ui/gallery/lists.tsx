import { css } from '@emotion/react'
import { coinIcons, type CoinIconName, neutralIcon } from '@paydeck/core/money'
import { Address, NetworkChip } from '../kit/Address.tsx'
import { Amount } from '../kit/Amount.tsx'
import { CardFace } from '../kit/CardFace.tsx'
import { ClockMark } from '../kit/ClockMark.tsx'
import { CoinIcon, type CoinIconProps } from '../kit/coins/CoinIcon.tsx'
import { CopyButton } from '../kit/CopyButton.tsx'
import { CurrencyPill } from '../kit/CurrencyPill.tsx'
import { DetailList } from '../kit/DetailList.tsx'
import { type Drawing, Icon } from '../kit/Icon.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import * as iconsCardSettings from '../kit/icons-card-settings.ts'
import * as iconsCards from '../kit/icons-cards.ts'
import * as iconsLater from '../kit/icons-later.ts'
import * as iconsLists from '../kit/icons-lists.ts'
import * as icons from '../kit/icons.ts'
import { ItemRow } from '../kit/ItemRow.tsx'
import { LongList } from '../kit/LongList.tsx'
import { Mark } from '../kit/Mark.tsx'
import { MerchantLogo } from '../kit/MerchantLogo.tsx'
import { Panel, PanelBody } from '../kit/Panel.tsx'
import { Pill } from '../kit/Pill.tsx'
import { QrCode } from '../kit/QrCode.tsx'
import { Row } from '../kit/Row.tsx'
import { iconTile } from '../kit/shared.ts'
import { ShowMore } from '../kit/ShowMore.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { SmallCardFace } from '../kit/SmallCardFace.tsx'
import { Sparkline } from '../kit/Sparkline.tsx'
import { colour } from '../kit/theme.ts'
import { Time, Timed } from '../kit/Time.tsx'
import { TimeLine, type TimeStep } from '../kit/TimeLine.tsx'
import { activityRow } from './activity-row.tsx'
import { type Exhibit, exhibit } from './exhibit.tsx'
import { picture } from './picture.ts'

const nothing = (): void => undefined

const corner = css({ position: 'relative', inlineSize: 'max-content', display: 'block' })
const ground = css({ background: colour.brandSoft })

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

const drawings: Readonly<Record<string, Drawing>> = {
  ...icons,
  ...iconsLater,
  ...iconsLists,
  ...iconsCards,
  ...iconsCardSettings,
}
const everyIcon = Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, { drawing }]))
const coins: ReadonlyArray<CoinIconName> = [...coinIcons, neutralIcon]
const everyCoin = Object.fromEntries(coins.map((name): [string, CoinIconProps] => [name, { name }]))

const points = [3, 4, 3.5, 5, null, 6, 5.5, 7]

const created: TimeStep = { label: 'Created', state: 'done', note: '9:02 AM', at: '2026-11-22T09:02:00.000Z' }
const paid: TimeStep = { label: 'Paid', state: 'done', note: '9:04 AM', at: '2026-11-22T09:04:00.000Z' }
const confirming: TimeStep = { label: 'Confirming', state: 'now', note: '2 of 6', parts: { done: 2, of: 6 } }
const complete: TimeStep = { label: 'Complete', state: 'later', note: null }

const copyButton = (label: string, value: string) => (
  <CopyButton label={label.toLowerCase()} value={value} copied="rest" onCopy={nothing} />
)

/** What is shown: pictures, rows, and what holds them. */
export const lists: ReadonlyArray<Exhibit> = [
  exhibit(Icon, { ...everyIcon, small: { drawing: icons.shield, small: true } }, { room: 'icon' }),
  exhibit(
    CoinIcon,
    { ...everyCoin, medium: { name: 'btc', size: 'medium' }, small: { name: 'btc', size: 'small' } },
    { room: 'icon' },
  ),
  exhibit(CurrencyPill, {
    one: { label: 'Bitcoin', icons: ['btc'], more: null },
    several: { label: 'Bitcoin, Ether and USD Coin', icons: ['btc', 'eth', 'usdc'], more: null },
    more: { label: 'Bitcoin, Ether, USD Coin and 5 more', icons: ['btc', 'eth', 'usdc', 'sol'], more: '+5' },
  }),
  exhibit(NetworkChip, {
    coin: { label: 'Bitcoin', icon: 'btc' },
    chain: { label: 'USDC · Ethereum', icon: 'usdc' },
  }),
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
  exhibit(
    MerchantLogo,
    { picture: { initials: 'GC', src: picture }, initials: { initials: 'GC', src: null } },
    { room: 'icon', around: (shown) => <span css={iconTile}>{shown}</span> },
  ),
  activityRow,
  exhibit(
    Row,
    {
      plain: coffee,
      link: { ...coffee, to: '/crypto-payments/1' },
      button: { ...coffee, onPress: nothing },
      'pill and coin': { ...coffee, detail: status, onPress: nothing },
      complete: { ...coffee, mark: <Mark kind="complete" label="Complete mark" /> },
      exception: {
        ...coffee,
        tone: 'wait',
        mark: <Mark kind="exception" label="Exception mark" />,
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
  exhibit(CardFace, {
    plain: { name: 'Ada Lovelace', lastFour: '4242' },
    cut: { name: 'Augusta Ada King …', fullName: 'Augusta Ada King, Countess of Lovelace', lastFour: '4242' },
    locked: { name: 'Ada Lovelace', lastFour: '4242', overlay: 'Card is locked.' },
  }),
  exhibit(
    SmallCardFace,
    { plain: { lastFour: '7785' }, 'takes no money': { lastFour: '3400', plain: true } },
    { room: 'icon' },
  ),
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
  exhibit(
    Mark,
    {
      complete: { kind: 'complete', label: 'Complete mark' },
      exception: { kind: 'exception', label: 'Exception mark' },
    },
    {
      room: 'icon',
      around: (shown) => (
        <span css={corner}>
          <span css={[iconTile, ground]}>GC</span>
          {shown}
        </span>
      ),
    },
  ),
  exhibit(
    ClockMark,
    { waiting: { label: 'Pending' } },
    {
      room: 'icon',
      around: (shown) => (
        <span css={corner}>
          <span css={[iconTile, ground]}>GC</span>
          {shown}
        </span>
      ),
    },
  ),
  exhibit(QrCode, {
    short: { value: 'paydeck', label: 'A short text' },
    long: { value: `otpauth://totp/Paydeck:ada%40example.com?secret=${'A'.repeat(32)}&issuer=Paydeck`, label: 'A key' },
  }),
  exhibit(Time, { day: { at: 1_767_225_600_000, text: 'Jan 1, 2026' } }),
  exhibit(Timed, { sentence: { parts: ['Last used ', { at: 1_767_225_600_000, text: 'Jan 1, 2026' }, '.'] } }),
  exhibit(Sparkline, {
    up: { points, trend: 'up', summary: 'Up 4% in a day', rows: [{ label: '09:00', value: '$3.00' }] },
    down: { points: points.toReversed(), trend: 'down', summary: 'Down 4% in a day' },
    flat: { points: [1, 1, 1], trend: 'flat', summary: 'Unchanged in a day' },
    'one point': { points: [1], trend: 'flat', summary: 'One price' },
    none: { points: [], trend: 'flat', summary: 'No prices' },
  }),
]

import { css } from '@emotion/react'
import { type CoinIconName, coinIcons, neutralIcon } from '@paydeck/core/money'
import { NetworkChip } from '../kit/Address.tsx'
import { CardFace } from '../kit/CardFace.tsx'
import { CategoryTile } from '../kit/CategoryTile.tsx'
import { ClockMark } from '../kit/ClockMark.tsx'
import { CoinIcon, type CoinIconProps } from '../kit/coins/CoinIcon.tsx'
import { CurrencyPill } from '../kit/CurrencyPill.tsx'
import { type Drawing, Icon } from '../kit/Icon.tsx'
import * as iconsCardSettings from '../kit/icons-card-settings.ts'
import * as iconsCards from '../kit/icons-cards.ts'
import * as iconsLater from '../kit/icons-later.ts'
import * as iconsLists from '../kit/icons-lists.ts'
import * as icons from '../kit/icons.ts'
import { Mark } from '../kit/Mark.tsx'
import { MerchantLogo } from '../kit/MerchantLogo.tsx'
import { QrCode } from '../kit/QrCode.tsx'
import { iconTile } from '../kit/shared.ts'
import { SmallCardFace } from '../kit/SmallCardFace.tsx'
import { Sparkline } from '../kit/Sparkline.tsx'
import { colour } from '../kit/theme.ts'
import { type Exhibit, exhibit } from './exhibit.tsx'
import { picture } from './picture.ts'

const corner = css({ position: 'relative', inlineSize: 'max-content', display: 'block' })

const ground = css({ background: colour.brandSoft })

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

/** Exhibits of icons, logos, cards, codes and charts. */
export const pictures: ReadonlyArray<Exhibit> = [
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
  exhibit(
    CategoryTile,
    { groceries: { category: 'groceries' }, load: { category: 'load' }, fee: { category: 'fee' } },
    { room: 'icon' },
  ),
  exhibit(
    MerchantLogo,
    { picture: { initials: 'GC', src: picture }, initials: { initials: 'GC', src: null } },
    { room: 'icon', around: (shown) => <span css={iconTile}>{shown}</span> },
  ),
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
    Mark,
    {
      complete: { kind: 'complete', label: 'Completed' },
      exception: { kind: 'exception', label: 'Problem' },
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
  exhibit(Sparkline, {
    up: { points, trend: 'up', summary: 'Up 4% in a day', rows: [{ label: '09:00', value: '$3.00' }] },
    down: { points: points.toReversed(), trend: 'down', summary: 'Down 4% in a day' },
    flat: { points: [1, 1, 1], trend: 'flat', summary: 'Unchanged in a day' },
    'one point': { points: [1], trend: 'flat', summary: 'One price' },
    none: { points: [], trend: 'flat', summary: 'No prices' },
  }),
]

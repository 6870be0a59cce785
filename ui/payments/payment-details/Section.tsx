import { css } from '@emotion/react'
import { type DetailRow, type DetailSection, paymentDetailTexts } from '@paydeck/core'
import { useId, useState } from 'react'
import { useCopy } from '../../di/use-copy.ts'
import { Address } from '../../kit/Address.tsx'
import { Amount } from '../../kit/Amount.tsx'
import { Anchor } from '../../kit/Anchor.tsx'
import { CoinIcon } from '../../kit/coins/CoinIcon.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { type Detail, DetailList } from '../../kit/DetailList.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { external, wallet } from '../../kit/icons-later.ts'
import { Pill } from '../../kit/Pill.tsx'
import { paperOnly, screenOnly } from '../../kit/receipt.ts'
import { figures, raised } from '../../kit/shared.ts'
import { colour, font, radius, room, size, space, text, weight } from '../../kit/theme.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'

const styles = {
  panel: css([raised, { overflow: 'hidden', containerType: 'inline-size' }]),
  header: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s1} ${space.s3}`,
    minBlockSize: size.bar,
    paddingBlock: space.s3,
    paddingInline: space.s5,
    [room.tight]: { paddingInline: space.s4 },
  }),
  coin: css({ display: 'flex', alignItems: 'center', gap: space.s2 }),
  heading: css({ fontSize: text.m, letterSpacing: '-0.01em' }),
  worth: css([figures, { flex: 1, textAlign: 'end', fontWeight: weight.strong }]),
  note: css([figures, { fontSize: text.s, fontWeight: weight.regular, color: colour.ink3 }]),
  id: css({ fontFamily: font.mono, fontSize: text.s, whiteSpace: 'nowrap' }),
  whole: css({ fontFamily: font.mono, fontSize: text.s, overflowWrap: 'anywhere' }),
  bill: css({ display: 'grid', justifyItems: 'end', gap: space.s1 }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s1,
    minBlockSize: size.target,
    marginBlock: `calc(-1 * ${space.s2})`,
    color: colour.brand,
    fontWeight: weight.strong,
    borderRadius: radius.r1,
    '&:hover': { color: colour.brandStrong, textDecoration: 'underline' },
  }),
  wallet: css({ display: 'flex', alignItems: 'center', gap: space.s2 }),
  avatar: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size.coinMedium,
    blockSize: size.coinMedium,
    borderRadius: radius.r1,
    overflow: 'hidden',
    background: colour.brandSoft,
    color: colour.brand,
    '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  }),
}

const Copy = ({ label, value }: { readonly label: string; readonly value: string }) => {
  const { copied, copy } = useCopy('feedback')
  return <CopyButton label={label.toLowerCase()} value={value} copied={copied} onCopy={copy} />
}

interface TransactionIdProps {
  /** Shortened transaction id, which consists of the last characters of `whole`. */
  readonly id: string
  readonly whole: string
  readonly href: string | null
}

/** Transaction id, shortened on the screen. Print shows the complete id, because paper has no copy button. */
const TransactionId = ({ id, whole, href }: TransactionIdProps) => (
  <>
    {href === null ? (
      <span css={[styles.id, screenOnly]}>{id}</span>
    ) : (
      <Anchor css={[styles.id, styles.link, screenOnly]} href={href}>
        {id}
        <Icon drawing={external} small />
        <VisuallyHidden>{`, ${paymentDetailTexts.explorer}`}</VisuallyHidden>
      </Anchor>
    )}
    <span css={[styles.whole, paperOnly]}>{whole}</span>
  </>
)

/** Wallet with its picture. A generic icon replaces a picture that is missing or fails to load. */
const Wallet = ({ name, picture }: { readonly name: string; readonly picture: string | null }) => {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span css={styles.wallet}>
      <span css={styles.avatar}>
        {picture === null || picture === failed ? (
          <Icon drawing={wallet} small />
        ) : (
          <img src={picture} alt="" loading="lazy" onError={() => setFailed(picture)} />
        )}
      </span>
      {name}
    </span>
  )
}

type BillRow = Extract<DetailRow, { readonly kind: 'bill' }>

const Bill = ({ amount, fee, status, due }: Pick<BillRow, 'amount' | 'fee' | 'status' | 'due'>) => (
  <span css={styles.bill}>
    {amount !== null && <Amount {...amount} strong />}
    {fee !== null && (
      <span css={styles.note}>
        {`${paymentDetailTexts.fee} `}
        <Amount {...fee} />
      </span>
    )}
    {due !== null && <span css={styles.note}>{due}</span>}
    <Pill tone={status.tone}>{status.text}</Pill>
  </span>
)

const detailOf = (row: DetailRow): Detail => {
  const { label } = row
  switch (row.kind) {
    case 'amount':
      return { label, value: <Amount {...row.amount} />, look: row.isStrong ? 'strong' : 'plain' }
    case 'text':
      return row.isCopyable
        ? { label, value: row.text, end: <Copy label={label} value={row.text} /> }
        : { label, value: row.text }
    case 'id':
      return {
        label,
        value: <TransactionId id={row.text} whole={row.whole} href={row.href} />,
        end: <Copy label={label} value={row.whole} />,
      }
    case 'address':
      return {
        label,
        value: <Address value={row.address} network={null} />,
        look: 'stacked',
        end: <Copy label={label} value={row.address} />,
      }
    case 'bill':
      return { label, name: <Pill>{label}</Pill>, value: <Bill {...row} /> }
    case 'wallet':
      return { label, value: <Wallet name={row.name} picture={row.picture} /> }
  }
}

/** Section of a slide with details of the item. */
export const Section = ({ section }: { readonly section: DetailSection }) => {
  const { title, coin, rows } = section
  const id = useId()
  return (
    <section css={styles.panel} aria-labelledby={id}>
      <header css={styles.header}>
        <div css={styles.coin}>
          {coin !== null && <CoinIcon name={coin.icon} size="medium" />}
          <div>
            <h3 id={id} css={styles.heading}>
              {title}
            </h3>
            {coin !== null && coin.rate !== null && <p css={styles.note}>{coin.rate}</p>}
          </div>
        </div>
        {coin !== null && coin.amount !== null && (
          <div css={styles.worth}>
            <p>
              <Amount {...coin.amount} />
            </p>
            {coin.fiat !== null && (
              <p css={styles.note}>
                <Amount {...coin.fiat} />
              </p>
            )}
          </div>
        )}
      </header>
      <DetailList details={rows.map(detailOf)} />
    </section>
  )
}

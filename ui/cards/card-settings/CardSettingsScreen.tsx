import { css } from '@emotion/react'
import { type CardSettings, type CardSettingsCardView, cardSettingsTexts } from '@paydeck/core'
import { useEffect, useId } from 'react'
import { useSettingsPanels } from '../../di/settings-panels.ts'
import { port, slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { pencil } from '../../kit/icons-card-settings.ts'
import { lock as padlock, receipt } from '../../kit/icons-cards.ts'
import { external } from '../../kit/icons-later.ts'
import { ItemRow } from '../../kit/ItemRow.tsx'
import { LinkTabs } from '../../kit/LinkTabs.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Switch } from '../../kit/Switch.tsx'
import { space } from '../../kit/theme.ts'
import { MailingAddressRow } from '../mailing-address/MailingAddressRow.tsx'

// Padding around an icon, so that a link without text is as large as a touch target.
const wideIcon = css({ paddingInline: space.s1 })

type LockView = NonNullable<CardSettingsCardView['lock']>

const LockRow = ({ lock, onPress }: { readonly lock: LockView; readonly onPress: () => void }) => {
  const note = useId()
  return (
    <ItemRow icon={padlock} title={lock.label} text={<span id={note}>{lock.text}</span>}>
      <Switch
        label={lock.label}
        describedBy={note}
        isOn={lock.isOn}
        isBusy={lock.status === 'loading'}
        onPress={onPress}
      />
    </ItemRow>
  )
}

interface CardPanelProps {
  readonly card: CardSettingsCardView
  readonly act: CardSettings
}

/** Settings of a card. */
const CardPanel = ({ card: { id, rename, lock, documents }, act }: CardPanelProps) => {
  const { pages } = useService(port('configuration'))
  return (
    <Panel heading={cardSettingsTexts.heading}>
      <ul>
        <ItemRow icon={pencil} title={rename.label} text={<bdi>{rename.value}</bdi>}>
          <Button kind="text" onClick={() => act.rename.open(id)} aria-label={`${rename.action}: ${rename.label}`}>
            {rename.action}
          </Button>
        </ItemRow>
        {lock !== null && <LockRow lock={lock} onPress={() => act.toggleLock(id)} />}
        <MailingAddressRow />
        {documents.map(({ label, page }) => (
          <ItemRow key={page} icon={receipt} title={label} text={cardSettingsTexts.newTab}>
            <ButtonLink kind="text" href={pages[page]} aria-label={`${cardSettingsTexts.read}: ${label}`}>
              <span css={wideIcon}>
                <Icon drawing={external} />
              </span>
            </ButtonLink>
          </ItemRow>
        ))}
      </ul>
    </Panel>
  )
}

/** Settings of one card, with tabs to the other cards (CARD-094 to CARD-104). */
export const CardSettingsScreen = ({ params }: { readonly params: Readonly<Record<string, string>> }) => {
  const id = params['id'] ?? ''
  const settings = useService(slice('cardSettings'))
  const address = useService(slice('mailingAddress'))
  const { cards } = useLive(settings.view)
  const isReady = useLive(address.isReady)
  const { referralCode: ReferralCode, cardWaiting: CardWaiting } = useSettingsPanels()
  useEffect(() => settings.enter(id), [settings, id])
  useEffect(() => address.enter(), [address])
  const card = cards.find((each) => each.id === id)
  if (card === undefined || !isReady) return <CardWaiting />
  return (
    <>
      <LinkTabs
        label={cardSettingsTexts.tabs}
        tabs={cards.map((each) => ({
          id: each.id,
          label: each.tab,
          note: each.fullName,
          isLocked: each.lock?.isOn === true,
          to: each.to,
          isActive: each.id === id,
        }))}
      />
      <CardPanel card={card} act={settings} />
      <ReferralCode />
    </>
  )
}

import { css } from '@emotion/react'
import { useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSettingsPanels } from '../../di/settings-panels.ts'
import { slice } from '../../di/tokens.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Button } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { Switch } from '../../kit/Switch.tsx'
import { colour } from '../../kit/theme.ts'
import { Avatar } from './parts/Avatar.tsx'
import { RowLink } from './parts/RowLink.tsx'
import { SettingRow } from './parts/SettingRow.tsx'

const strong = css({ color: colour.ink1 })

/** A link may ask for the name dialog; once it is open the address no longer does, so that coming back opens nothing. */
const useNameLink = (): void => {
  const name = useService(slice('nameUpdate'))
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isThere = useRef(false)
  useEffect(() => {
    const opened = name
      .arrive(new Map(new URLSearchParams(search)), isThere.current)
      .subscribe(() => void navigate(pathname, { replace: true }))
    isThere.current = true
    return () => opened.unsubscribe()
  }, [name, navigate, pathname, search])
}

/** Who the user is, and what their account may do. */
export const ProfileScreen = () => {
  const settings = useService(slice('profileSettings'))
  const { picture, initials, name, email, notifications, verification, business, wallet } = useLive(settings.view)
  const { referral: Referral } = useSettingsPanels()
  const note = useId()
  const dialog = useService(slice('nameUpdate'))
  useNameLink()
  useEffect(() => void settings.act.findPicture(), [settings])
  return (
    <>
      <Panel heading="About you">
        <ul>
          <SettingRow
            lead={<Avatar picture={picture} initials={initials} onFail={settings.act.forgetPicture} />}
            label={name.label}
            value={<bdi css={strong}>{name.value}</bdi>}
            action={
              <Button kind="quiet" small onClick={dialog.open} aria-label={`${name.action}: ${name.label}`}>
                {name.action}
              </Button>
            }
          />
          <SettingRow label={email.label} value={<bdi css={strong}>{email.value}</bdi>} />
          <SettingRow
            label={notifications.label}
            status={<span role="status">{notifications.outcome !== null && <Pill>{notifications.outcome}</Pill>}</span>}
            value={notifications.note}
            valueId={note}
            action={
              <Switch
                label={notifications.label}
                describedBy={note}
                isOn={notifications.isOn}
                isBusy={notifications.isBusy}
                onPress={() => void settings.act.toggleNotifications()}
              />
            }
          />
        </ul>
      </Panel>
      <Panel heading="Your account">
        <ul>
          <SettingRow
            label={verification.label}
            status={
              verification.status !== null && <Pill tone={verification.status.tone}>{verification.status.text}</Pill>
            }
            value={verification.note}
            action={
              verification.action !== null && (
                <RowLink
                  action={verification.action}
                  row={verification.label}
                  onAgain={() => void settings.act.reloadVerification()}
                />
              )
            }
          />
          <SettingRow
            label={business.label}
            value={business.note}
            action={<RowLink action={business.action} row={business.label} />}
          />
          {wallet !== null && (
            <SettingRow
              label={wallet.label}
              value={wallet.note}
              action={
                <Button
                  kind="quiet"
                  small
                  onClick={settings.act.pairWallet}
                  aria-label={`${wallet.action}: ${wallet.label}`}
                >
                  {wallet.action}
                </Button>
              }
            />
          )}
        </ul>
      </Panel>
      <Referral />
    </>
  )
}

import { css } from '@emotion/react'
import { type NameUpdate, profileHeadings } from '@paydeck/core'
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
import { VerificationRow } from './parts/VerificationRow.tsx'

const strong = css({ color: colour.ink1 })

/**
 * Opens the name dialog if the query of the URL asks for it. Then removes the query, so that the dialog does not open again
 * when the user returns to the page.
 */
const useNameLink = ({ arrive, leave, isLinkFollowed }: NameUpdate): void => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isThere = useRef(false)
  const isFollowed = useLive(isLinkFollowed)
  useEffect(() => {
    arrive({ query: new Map(new URLSearchParams(search)), isShown: isThere.current })
    isThere.current = true
    return leave
  }, [arrive, leave, pathname, search])
  useEffect(() => {
    if (isFollowed) void navigate(pathname, { replace: true })
  }, [isFollowed, navigate, pathname])
}

/** Profile page: the user's details and the settings of the account. */
export const ProfileScreen = () => {
  const { view, act } = useService(slice('profileSettings'))
  const { picture, initials, name, email, notifications, verification, business, wallet } = useLive(view)
  const { referral: Referral } = useSettingsPanels()
  const note = useId()
  const nameUpdate = useService(slice('nameUpdate'))
  useNameLink(nameUpdate)
  useEffect(act.loadPicture, [act])
  return (
    <>
      <Panel heading={profileHeadings.about}>
        <ul>
          <SettingRow
            lead={<Avatar picture={picture} initials={initials} onFail={act.discardPicture} />}
            label={name.label}
            value={<bdi css={strong}>{name.value}</bdi>}
            action={
              <Button kind="quiet" onClick={nameUpdate.open} aria-label={`${name.action}: ${name.label}`}>
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
                onPress={act.toggleNotifications}
              />
            }
          />
        </ul>
      </Panel>
      <Panel heading={profileHeadings.account}>
        <ul>
          <VerificationRow view={verification} onRetry={act.reloadVerification} />
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
                <Button kind="quiet" onClick={act.pairWallet} aria-label={`${wallet.action}: ${wallet.label}`}>
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

import { css } from '@emotion/react'
import type { AddressDirectory, AddressDirectoryView, AddressForm } from '@paydeck/core'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { CurrencyPill } from '../../kit/CurrencyPill.tsx'
import { person } from '../../kit/icons.ts'
import { ItemRow } from '../../kit/ItemRow.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { Outcome } from '../../kit/Outcome.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { Skeleton, SkeletonRows } from '../../kit/Skeleton.tsx'
import { colour, media, size, space, text } from '../../kit/theme.ts'
import { ProfileRow } from './ProfileRow.tsx'
import { Warning } from './Warning.tsx'

const styles = {
  words: css({ maxInlineSize: size.readable, fontSize: text.s, color: colour.ink2 }),
  // What says nothing takes no room.
  body: css({
    '& > * + *:not(:empty)': { marginBlockStart: space.s4 },
    '& [data-open="true"]': { marginBlockStart: space.s4 },
  }),
  facts: css({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s5}`, fontSize: text.s }),
  fact: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2, '& dt': { color: colour.ink3 } }),
  // The button goes below the words on a phone.
  requests: css({
    [media.mobile]: { '& > li': { gridTemplateColumns: 'auto minmax(0, 1fr)' }, '& [data-way]': { gridColumn: 2 } },
  }),
  end: css({
    padding: space.s4,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [media.desktop]: { paddingInline: space.s5 },
  }),
}

export interface AddressListProps {
  readonly view: AddressDirectoryView
  readonly directory: Pick<AddressDirectory, 'accept' | 'askToDelete' | 'askToRemoveSender'>
  /** Opened from here. */
  readonly form: Pick<AddressForm, 'add' | 'edit' | 'changeCurrency'>
  readonly onRetryInvite: () => void
}

const Warnings = ({ view, form, onRetryInvite }: AddressListProps) => {
  const { alert, inviteFailure, banner } = view
  return (
    <>
      {inviteFailure !== null && (
        <Warning tone="error" text={inviteFailure}>
          <Button kind="quiet" onClick={onRetryInvite}>
            Try Again
          </Button>
        </Warning>
      )}
      {alert !== null && (
        <Warning tone={alert.tone} text={alert.text}>
          {alert.action.kind === 'help' ? (
            <ButtonLink href={alert.action.address}>{alert.action.label}</ButtonLink>
          ) : (
            <span data-way="currency">
              <Button disabled={!alert.action.isEnabled} onClick={form.changeCurrency}>
                {alert.action.label}
              </Button>
            </span>
          )}
        </Warning>
      )}
      {banner !== null && <Notice action={{ label: banner.action, to: banner.path }}>{banner.text}</Notice>}
    </>
  )
}

const Facts = ({ view: { application, received } }: { readonly view: AddressDirectoryView }) => (
  <dl css={styles.facts}>
    {application !== null && (
      <div css={styles.fact}>
        <dt>{application.title}</dt>
        <dd>
          <Pill tone="brand">{application.text}</Pill>
        </dd>
      </div>
    )}
    {received !== null && (
      <div css={styles.fact}>
        <dt>{received.label}</dt>
        <dd>
          <CurrencyPill label={received.names} icons={received.icons} more={received.more} />
        </dd>
      </div>
    )}
  </dl>
)

const Requests = ({ view: { requests }, directory, form }: AddressListProps) => {
  const actions = { accept: directory.accept, 'set-up': form.add }
  return (
    <ul css={styles.requests} aria-label="Payment requests">
      {requests.map(({ id, text: words, action }) => (
        <ItemRow key={id} icon={person} title={words} text="">
          <span data-way={id}>
            <Button
              kind="quiet"

              disabled={!action.isEnabled}
              aria-label={`${action.label}: ${words}`}
              onClick={() => actions[action.kind](id)}
            >
              {action.label}
            </Button>
          </span>
        </ItemRow>
      ))}
    </ul>
  )
}

/** The addresses, who pays to them, and who would like to (RECV-005 to RECV-018). */
export const AddressList = (props: AddressListProps) => {
  const { view, directory, form } = props
  if (view.isLoading) {
    return (
      <Panel heading={view.heading}>
        <PanelBody>
          <Skeleton />
        </PanelBody>
        <SkeletonRows kind="address" count={3} />
      </Panel>
    )
  }
  return (
    <>
      <Warnings {...props} />
      <Panel heading={view.heading}>
        <PanelBody>
          <div css={styles.body}>
            <p css={styles.words}>{view.lead}</p>
            <Facts view={view} />
            <Outcome alert={view.notice} />
            {view.empty !== null && <p css={styles.words}>{view.empty}</p>}
          </div>
        </PanelBody>
        {view.requests.length > 0 && <Requests {...props} />}
        {view.profiles.length > 0 && (
          <ul aria-label={view.heading}>
            {view.profiles.map((profile) => (
              <ProfileRow key={profile.id} profile={profile} directory={directory} onEdit={form.edit} />
            ))}
          </ul>
        )}
        {view.add !== null && (
          <div css={styles.end} data-way="add">
            <Button onClick={() => form.add(null)}>{view.add}</Button>
          </div>
        )}
      </Panel>
    </>
  )
}

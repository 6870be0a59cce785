import { css } from '@emotion/react'
import { type AddressDirectory, type AddressDirectoryView, type AddressForm, addressListTexts } from '@paydeck/core'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { CurrencyPill } from '../../kit/CurrencyPill.tsx'
import { Failed } from '../../kit/Failed.tsx'
import { badNotice, waitNotice } from '../../kit/notice-looks.ts'
import { Notice } from '../../kit/Notice.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { Skeleton, SkeletonRows } from '../../kit/Skeleton.tsx'
import { colour, room, size, space, text } from '../../kit/theme.ts'
import { AddressNotice } from './lazy-moves.ts'
import { ProfileRow } from './ProfileRow.tsx'
import { Requests } from './Requests.tsx'
import { Warning } from './Warning.tsx'

const styles = {
  words: css({ maxInlineSize: size.readable, fontSize: text.s, color: colour.ink2 }),
  // Empty elements take no space.
  body: css({
    '& > * + *:not(:empty)': { marginBlockStart: space.s4 },
    '& [data-open="true"]': { marginBlockStart: space.s4 },
  }),
  note: css({ marginBlockStart: space.s1, fontSize: text.xs, color: colour.ink2 }),
  facts: css({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s5}`, fontSize: text.s }),
  fact: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2, '& dt': { color: colour.ink3 } }),
  end: css({
    padding: `${space.s4} ${space.s5}`,
    borderBlockStart: `${size.hairline} solid ${colour.line}`,
    [room.tight]: { paddingInline: space.s4, display: 'grid' },
  }),
}

export interface AddressListProps {
  readonly view: AddressDirectoryView
  readonly directory: Pick<
    AddressDirectory,
    | 'accept'
    | 'load'
    | 'choose'
    | 'pick'
    | 'change'
    | 'stopChoosing'
    | 'undo'
    | 'openDeleteDialog'
    | 'openRemoveSenderDialog'
  >
  /** Functions that open the form for a receiving address. */
  readonly form: Pick<AddressForm, 'add' | 'edit' | 'changeCurrency'>
  readonly onRetryInvite: () => void
}

type Verification = NonNullable<AddressDirectoryView['verification']>

const looks = { request: undefined, wait: waitNotice, bad: badNotice } as const

/** Notice about the verification of the payout recipient, with a link to the next action (RECV-100 to RECV-103). */
const VerificationNotice = ({ tone, text: words, action: { label, to, address } }: Verification) => (
  <Notice look={looks[tone]} action={{ label, to: to ?? undefined, href: address ?? undefined }}>
    {words}
  </Notice>
)

const Warnings = ({ view, form, onRetryInvite }: AddressListProps) => {
  const { alert, inviteFailure, banner, verification } = view
  return (
    <>
      {inviteFailure !== null && (
        <Warning tone="error" text={inviteFailure}>
          <Button kind="quiet" onClick={onRetryInvite}>
            {addressListTexts.retry}
          </Button>
        </Warning>
      )}
      {alert !== null && (
        <Warning tone={alert.tone} text={alert.text}>
          {alert.action.kind === 'help' ? (
            <ButtonLink kind="quiet" href={alert.action.address}>
              {alert.action.label}
            </ButtonLink>
          ) : (
            <span data-way="currency">
              <Button kind="quiet" disabled={alert.action.note !== null} onClick={form.changeCurrency}>
                {alert.action.label}
              </Button>
              {alert.action.note !== null && <p css={styles.note}>{alert.action.note}</p>}
            </span>
          )}
        </Warning>
      )}
      {verification !== null && <VerificationNotice {...verification} />}
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

/** List of the receiving addresses with their senders, and of the open payout requests (RECV-005 to RECV-018). */
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
            <AddressNotice notice={view.notice} directory={directory} />
            {view.empty !== null && <p css={styles.words}>{view.empty}</p>}
          </div>
        </PanelBody>
        {view.failure !== null && <Failed text={view.failure} onRetry={directory.load} />}
        {view.requests.length > 0 && <Requests requests={view.requests} directory={directory} form={form} />}
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

import { css } from '@emotion/react'
import type { IndexView } from '@paydeck/core'
import { slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { CurrencyPill } from '../../kit/CurrencyPill.tsx'
import { person } from '../../kit/icons.ts'
import { ItemRow } from '../../kit/ItemRow.tsx'
import { Notice } from '../../kit/Notice.tsx'
import { Outcome } from '../../kit/Outcome.tsx'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { Pill } from '../../kit/Pill.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
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

const Warnings = ({ view: { alert, inviteFailure, banner } }: { readonly view: IndexView }) => {
  const { changeCurrency, retryInvite } = useService(slice('receivingAddresses'))
  return (
    <>
      {inviteFailure !== null && (
        <Warning tone="error" text={inviteFailure}>
          <Button kind="soft" small onClick={retryInvite}>
            Try Again
          </Button>
        </Warning>
      )}
      {alert !== null && (
        <Warning tone={alert.tone} text={alert.text}>
          {alert.action.kind === 'help' ? (
            <ButtonLink small href={alert.action.address}>
              {alert.action.label}
            </ButtonLink>
          ) : (
            <span data-way="currency">
              <Button small disabled={!alert.action.isEnabled} onClick={changeCurrency}>
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

const Facts = ({ view: { application, received } }: { readonly view: IndexView }) => (
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

const Requests = ({ view: { requests } }: { readonly view: IndexView }) => {
  const { accept, add } = useService(slice('receivingAddresses'))
  const actions = { accept, 'set-up': add }
  return (
    <ul css={styles.requests} aria-label="Payment requests">
      {requests.map(({ id, text: words, action }) => (
        <ItemRow key={id} icon={person} title={words} text="">
          <span data-way={id}>
            <Button
              kind="quiet"
              small
              disabled={!action.isEnabled}
              aria-label={`${action.label}: ${words}`}
              onClick={actions[action.kind](id)}
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
export const AddressList = ({ view }: { readonly view: IndexView }) => {
  const { add } = useService(slice('receivingAddresses'))
  if (view.isLoading) {
    return (
      <Panel heading={view.heading}>
        <PanelBody>
          <Skeleton />
          <Skeleton shape="notice" />
        </PanelBody>
      </Panel>
    )
  }
  return (
    <>
      <Warnings view={view} />
      <Panel heading={view.heading}>
        <PanelBody>
          <div css={styles.body}>
            <p css={styles.words}>{view.lead}</p>
            <Facts view={view} />
            <Outcome alert={view.notice} />
            {view.empty !== null && <p css={styles.words}>{view.empty}</p>}
          </div>
        </PanelBody>
        {view.requests.length > 0 && <Requests view={view} />}
        {view.profiles.length > 0 && (
          <ul aria-label={view.heading}>
            {view.profiles.map((profile) => (
              <ProfileRow key={profile.id} profile={profile} />
            ))}
          </ul>
        )}
        {view.add !== null && (
          <div css={styles.end} data-way="add">
            <Button onClick={add(null)}>{view.add}</Button>
          </div>
        )}
      </Panel>
    </>
  )
}

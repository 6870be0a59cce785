import { css } from '@emotion/react'
import { type HomeNotice, homePageTexts, type NoticeIcon } from '@paydeck/core'
import type { Drawing } from '../../kit/Icon.tsx'
import { alert, gift, person, shield } from '../../kit/icons.ts'
import { Notice } from '../../kit/Notice.tsx'
import { size, space } from '../../kit/theme.ts'

const list = css({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.notice}), 1fr))`,
})

const drawings: Readonly<Record<NoticeIcon, Drawing>> = { alert, gift, person, shield }

const isIcon = (name: string): name is NoticeIcon => Object.hasOwn(drawings, name)

/** Banners at the top of the page, each with an action. */
export const Notices = ({ notices }: { readonly notices: ReadonlyArray<HomeNotice> }) =>
  notices.length === 0 ? null : (
    <ul css={list} aria-label={homePageTexts.notices}>
      {notices.map(({ id, lead, description, iconSrc, actionText, to, actionHandler }) => (
        <li key={id}>
          <Notice
            {...(isIcon(iconSrc) ? { icon: drawings[iconSrc] } : { picture: iconSrc })}
            action={to === null ? { label: actionText, onPress: actionHandler } : { label: actionText, to }}
          >
            {lead !== null && description.startsWith(lead) ? (
              <>
                <strong>{lead}</strong>
                {description.slice(lead.length)}
              </>
            ) : (
              description
            )}
          </Notice>
        </li>
      ))}
    </ul>
  )

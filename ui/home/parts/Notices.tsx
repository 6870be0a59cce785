import { css } from '@emotion/react'
import type { HomeNotice } from '@paydeck/core'
import { type IconName, icons } from '../../kit/icons.ts'
import { Notice } from '../../kit/Notice.tsx'
import { space } from '../../kit/theme.ts'

const list = css({ display: 'grid', gap: space.s3, marginBlockEnd: space.s5 })

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)

/** The banners above everything else, each with what can be done about it. */
export const Notices = ({ notices }: { readonly notices: ReadonlyArray<HomeNotice> }) =>
  notices.length === 0 ? null : (
    <ul css={list} aria-label="Notices">
      {notices.map(({ id, lead, description, iconSrc, actionText, to, actionHandler }) => (
        <li key={id}>
          <Notice
            {...(isIcon(iconSrc) ? { icon: iconSrc } : { picture: iconSrc })}
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

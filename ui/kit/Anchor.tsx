import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>

export interface LinkProps extends Attributes {
  /** Path inside the app without the base path, as in "/card". */
  readonly to: string
}

export interface AnchorProps extends Attributes {
  /** Path inside the app without the base path. */
  readonly to?: string | undefined
  /** URL outside the app. The link opens a new tab that cannot access this tab. */
  readonly href?: string | undefined
}

const PlainLink = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} />

/**
 * Component for links inside the app. The app provides its router's link, so that the kit does not depend on a
 * router.
 */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Link inside the app or to another site. */
export const Anchor = ({ to, href, ...rest }: AnchorProps) => {
  const Link = useContext(LinkContext)
  if (to !== undefined) return <Link {...rest} to={to} />
  return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />
}

import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>

export interface LinkProps extends Attributes {
  /** In-app path, without the base path: "/card". */
  readonly to: string
}

export interface AnchorProps extends Attributes {
  /** In-app path, without the base path. */
  readonly to?: string | undefined
  /** Address outside the app; opens in a new tab that knows nothing of this one. */
  readonly href?: string | undefined
}

const PlainLink = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} />

/** How a link inside the app is made: the app puts its router's link here, so that the kit needs no router. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** A link, inside the app or to the outside. */
export const Anchor = ({ to, href, ...rest }: AnchorProps) => {
  const Link = useContext(LinkContext)
  if (to !== undefined) return <Link {...rest} to={to} />
  return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />
}

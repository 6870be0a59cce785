import { brokenPartText } from '@paydeck/core'
import { Component, type ReactNode } from 'react'
import { Failed } from './Failed.tsx'

export interface BoundaryProps {
  readonly children: ReactNode
  /**
   * Renders a replacement for children that failed to render. `again` renders the children again. The default replacement is
   * a sentence with a button.
   */
  readonly fallback?: (again: () => void) => ReactNode
}

const sentence = (again: () => void): ReactNode => <Failed text={brokenPartText} onRetry={again} />

/** Catches rendering errors of its children and offers to render them again. */
export class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true })
  override state = { isBroken: false }
  override render() {
    const { children, fallback = sentence } = this.props
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children
  }
}

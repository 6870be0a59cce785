import { Alert } from './Alert.tsx'

export interface OutcomeProps {
  readonly alert: { readonly tone: 'success' | 'caution'; readonly text: string } | null
}

/** How the last try went, in a place of its own for each tone, so that an alert leaves as it came. */
export const Outcome = ({ alert }: OutcomeProps) => (
  <>
    <Alert tone="success">{alert?.tone === 'success' ? alert.text : null}</Alert>
    <Alert tone="caution">{alert?.tone === 'caution' ? alert.text : null}</Alert>
  </>
)

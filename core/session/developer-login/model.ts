/** Credentials that a developer enters. */
export interface DeveloperLoginForm {
  readonly email: string
  readonly password: string
}

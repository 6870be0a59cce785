/** What a developer signs in with. */
export interface DeveloperLoginForm {
  readonly email: string
  readonly password: string
}

/** The issuer of a national identity number, unless the provider names another (SESS-034, VERIF-082). */
export const defaultNationalIdentityIssuer = 'USA'

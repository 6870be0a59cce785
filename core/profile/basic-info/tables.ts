/** Default issuer of a national identity number (SESS-034, VERIF-082). */
export const defaultNationalIdentityIssuer = 'USA'

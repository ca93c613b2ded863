/** The security token's key in the validated values. No field may have this name. */
export const TOKEN_NAME = 'csrfToken'
/** The request header that carries the token. */
export const TOKEN_HEADER = 'X-CSRF-Token'

/** The name under which the security token is validated. No field may use it. */
export const TOKEN_NAME = 'csrfToken'
/** The request header that carries the token. */
export const TOKEN_HEADER = 'X-CSRF-Token'

/** The name under which the security token is checked; no field may have it. */
export const TOKEN_NAME = 'csrfToken'
/** The header in which it is sent. */
export const TOKEN_HEADER = 'X-CSRF-Token'

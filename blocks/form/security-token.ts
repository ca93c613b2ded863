import { isToken } from './form-token'

const BYTES = 32

export interface SecurityToken {
  /** An issued token: 64 lower-case hexadecimal digits. */
  get: () => string
  /** Returns `true` if the stored token is still the one that was issued. */
  verify: () => boolean
  renew: () => void
}

/**
 * The session's token, kept in session storage under a key, or in memory if storage is not
 * available.
 */
export function createSecurityToken(key: string): SecurityToken {
  let token = load(key) ?? createToken()
  let isStored = store(key, token)
  return {
    get: () => token,
    verify: () => !isStored || load(key) === token,
    renew() {
      token = createToken()
      isStored = store(key, token)
    },
  }
}

function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function load(key: string): string | undefined {
  try {
    const stored = sessionStorage.getItem(key) ?? ''
    return isToken(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function store(key: string, token: string): boolean {
  try {
    sessionStorage.setItem(key, token)
    return true
  } catch {
    return false
  }
}

const KEY = 'quire-form-token'
const BYTES = 32
const TOKEN = /^[0-9a-f]{64}$/

export interface SecurityToken {
  /** The token that was given out: 64 lower-case hexadecimal digits. */
  get: () => string
  /** Whether what is stored is still the token that was given out. */
  verify: () => boolean
  renew: () => void
}

/** The token of this session, kept in session storage, or in memory where that is refused. */
export function createSecurityToken(): SecurityToken {
  let token = load() ?? createToken()
  let isStored = store(token)
  return {
    get: () => token,
    verify: () => !isStored || load() === token,
    renew() {
      token = createToken()
      isStored = store(token)
    },
  }
}

function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function load(): string | undefined {
  try {
    const stored = sessionStorage.getItem(KEY) ?? ''
    return TOKEN.test(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function store(token: string): boolean {
  try {
    sessionStorage.setItem(KEY, token)
    return true
  } catch {
    return false
  }
}

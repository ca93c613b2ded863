import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSecurityToken } from '../security-token'

function createStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('the security token', () => {
  it('is 64 hexadecimal digits, and another one each time (R-161)', () => {
    vi.stubGlobal('sessionStorage', createStorage())
    const token = createSecurityToken('token')
    const first = token.get()
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    token.renew()
    expect(token.get()).toMatch(/^[0-9a-f]{64}$/)
    expect(token.get()).not.toBe(first)
  })

  it('comes from a cryptographic source alone (R-161)', () => {
    vi.stubGlobal('sessionStorage', createStorage())
    const random = vi.spyOn(Math, 'random')
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xab) })
    expect(createSecurityToken('token').get()).toBe('ab'.repeat(32))
    expect(random).not.toHaveBeenCalled()
    random.mockRestore()
  })

  it('is the same throughout a session (R-302)', () => {
    vi.stubGlobal('sessionStorage', createStorage())
    expect(createSecurityToken('token').get()).toBe(createSecurityToken('token').get())
  })

  it('is not verified once something else is stored (R-163)', () => {
    const storage = createStorage()
    vi.stubGlobal('sessionStorage', storage)
    const token = createSecurityToken('token')
    expect(token.verify()).toBe(true)
    for (const key of storage.items.keys()) storage.items.set(key, '0'.repeat(64))
    expect(token.verify()).toBe(false)
    token.renew()
    expect(token.verify()).toBe(true)
  })

  it('takes nothing from the storage that is no token (R-161)', () => {
    const storage = createStorage()
    vi.stubGlobal('sessionStorage', storage)
    createSecurityToken('token')
    for (const key of storage.items.keys()) storage.items.set(key, '<script>')
    expect(createSecurityToken('token').get()).toMatch(/^[0-9a-f]{64}$/)
  })

  it('lives in memory where storage is refused (R-164)', () => {
    const refuse = () => {
      throw new Error('refused')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    const token = createSecurityToken('token')
    expect(token.get()).toMatch(/^[0-9a-f]{64}$/)
    expect(token.verify()).toBe(true)
  })
})

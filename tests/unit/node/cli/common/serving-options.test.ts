import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseServing } from '../../../../../engine/node/cli/common/serving-options'

afterEach(() => vi.unstubAllEnvs())

describe('where a server listens', () => {
  it('is the usual port, which may move, unless a port was chosen', () => {
    vi.stubEnv('PORT', '')
    expect(parseServing({}, 4173)).toMatchObject({ port: 4173, moves: true, host: undefined })
    vi.stubEnv('PORT', '3000')
    expect(parseServing({}, 4173)).toMatchObject({ port: 3000, moves: false })
    expect(parseServing({ port: '80' }, 4173)).toMatchObject({ port: 80, moves: false })
  })

  it.each(['x', '-1', '65536', '1.5', '80a'])('is no port called %s', (port) => {
    expect(() => parseServing({ port }, 4173)).toThrow(
      `--port needs a number from 0 to 65535, not "${port}".`,
    )
    vi.stubEnv('PORT', port)
    expect(() => parseServing({}, 4173)).toThrow(
      `PORT needs a number from 0 to 65535, not "${port}".`,
    )
  })

  it('has names that it answers to, without scheme and port', () => {
    const parse = (names: string) => parseServing({ 'allowed-hosts': names }, 4173).allowedHosts
    expect(parse('Site.test, preview')).toEqual(['site.test', 'preview'])
    for (const wrong of ['http://x', 'x:80', 'a,,b', '*']) {
      expect(() => parse(wrong), wrong).toThrow('--allowed-hosts needs names such as')
    }
  })
})

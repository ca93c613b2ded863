import { describe, expect, it } from 'vitest'
import { httpsRedirect } from '../../../../engine/core/addresses/https-redirect'

describe('the way to https (R-056, D39)', () => {
  it('keeps path, query and hash', () => {
    expect(httpsRedirect('http://www.example.com/a?b#c')).toBe('https://www.example.com/a?b#c')
    expect(httpsRedirect('http://192.168.0.7:8080/')).toBe('https://192.168.0.7:8080/')
    for (const name of ['localhost.example.com', 'mylocalhost', 'not-localhost'])
      expect(httpsRedirect(`http://${name}/`)).toBe(`https://${name}/`)
  })

  it.each([
    'https://www.example.com/a',
    'http://localhost:4173/',
    'http://x.localhost/',
    'http://shop.x.localhost/',
    'http://127.0.0.1:5000/',
    'http://127.10.200.30/',
    'http://127.9.9.9/',
    'http://[::1]/',
    'http://0.0.0.0:80/',
  ])('leaves %s alone', (href) => {
    expect(httpsRedirect(href)).toBeUndefined()
  })
})

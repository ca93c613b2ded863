import { describe, expect, it } from 'vitest'
import {
  coversHost,
  listIframeHosts,
  nameFrameHost,
} from '../../../../engine/core/addresses/iframes'

describe('the hosts of frames', () => {
  it('are listed once each, in one order', () => {
    const addresses = [
      'https://b.example/x?y',
      'https://a.example:8443/',
      'https://b.example',
      'no',
    ]
    expect(listIframeHosts(addresses)).toEqual(['https://a.example:8443', 'https://b.example'])
  })

  it('are named as visitors know them', () => {
    expect(nameFrameHost('https://www.maps.example:8443/x')).toBe('maps.example')
    expect(nameFrameHost('https://xn--/')).toBe('https://xn--/')
  })

  it.each([
    ['https://maps.example', 'https://maps.example', true],
    ['https://maps.example', 'https://maps.example:8443', false],
    ['https://*.maps.example', 'https://a.maps.example', true],
    ['https://*.maps.example', 'https://maps.example', false],
    ['https://*.maps.example', 'http://a.maps.example', false],
  ])('%s covers %s: %s', (host, origin, covers) => {
    expect(coversHost(host, origin)).toBe(covers)
  })
})

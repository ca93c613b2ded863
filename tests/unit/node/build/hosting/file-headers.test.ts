import { describe, expect, it } from 'vitest'
import { headersOf } from '../../../../../engine/node/build/hosting/file-headers'

const FOR_EVER = 'public, max-age=31536000, immutable'

describe('the headers of a file', () => {
  it.each([
    ['index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['_data/about.json', 'application/json; charset=utf-8', 'no-cache'],
    ['assets/app-1a2b3c4d.js', 'text/javascript; charset=utf-8', FOR_EVER],
    ['assets/font-1a2b3c4d.woff2', 'font/woff2', FOR_EVER],
    ['assets/wren-1a2b3c4d.avif', 'image/avif', FOR_EVER],
    ['about.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['favicon.ico', 'image/vnd.microsoft.icon', 'no-cache'],
    ['sitemap.xml', 'application/xml', 'no-cache'],
    ['.well-known/proof', 'text/plain; charset=utf-8', 'no-cache'],
    ['.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['downloads/rates', 'application/octet-stream', 'no-cache'],
    ['downloads/rates.UNKNOWN', 'application/octet-stream', 'no-cache'],
    ['downloads/RATES.CSV', 'text/csv; charset=utf-8', 'no-cache'],
    ['my.assets/x.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ])('%s is %s', (path, type, cache) => {
    expect(headersOf(path)).toEqual({ type, cache })
  })
})

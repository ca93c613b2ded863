import { parseUrl } from '../../core/addresses/parse-url'
import { formatFaults } from '../schemas/value-formats'
import type { FoundProperty, Migration } from './migration'
import { listProperties } from './migration'

/** Where addresses are to which browsers send something, or which name a site elsewhere. */
const SENT_TO = /^\/monitoring\/(errors|performance)\/url$|^\/chat\/src$|\/transport\/url$/
const PROFILE = /^\/organization\/profiles\/\d+$/
const NOT_ALLOWED = /[^A-Za-z0-9._~!$&'()*+,;=:@%?/-]/gu
/** Stands in for the site's own host. */
const OWN = 'https://own.invalid'

export const encodedAddresses: Migration = {
  name: 'encoded-addresses',
  version: '0.2',
  summary:
    'Addresses of forms, reports, scripts and profiles must have the form that browsers send: `%…` for special characters, and no `#…`.',
  migrate: ({ data }) => [...listAddresses(data)].flatMap(encode),
}

function* listAddresses(data: unknown): Generator<Pick<FoundProperty, 'pointer' | 'value'>> {
  for (const { pointer, value } of listProperties(data)) {
    if (SENT_TO.test(pointer)) yield { pointer, value }
    if (!Array.isArray(value)) continue
    for (const [index, item] of value.entries()) {
      const place = `${pointer}/${index}`
      if (PROFILE.test(place)) yield { pointer: place, value: item }
    }
  }
}

function encode({ pointer, value }: Pick<FoundProperty, 'pointer' | 'value'>) {
  const isFit = (text: string) => formatFaults['send-address']?.(text) === undefined
  if (typeof value !== 'string' || isFit(value) || !/^(https:\/)?\/[^/\\]/.test(value)) return []
  const url = parseUrl(value, OWN)
  if (!url) return []
  const { origin, username, pathname, search } = url
  if (username !== '') return []
  const rest = (pathname + search).replaceAll(NOT_ALLOWED, encodeURIComponent)
  const address = origin === OWN ? rest : origin + rest
  return isFit(address) ? [{ pointer, value: address }] : []
}

import type { Header } from '../../../core/page/security-policy'

/** Headers for a path, in the format of `_headers` files. */
export function renderHeaderRule(path: string, headers: Header[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/** The media types of feeds, one rule per feed. */
export function renderTypes(types: [path: string, type: string][]): string {
  return types
    .map(([path, type]) => `${renderHeaderRule(path, [['Content-Type', type]])}\n`)
    .join('')
}

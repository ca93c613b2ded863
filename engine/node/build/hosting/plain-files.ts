import type { Header } from '../../../core/page/security-policy'

/** Headers as `_headers` files list them below a path. */
export function renderHeaderRule(path: string, headers: Header[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/** The media types of feeds, one rule for each. */
export function renderTypes(types: [path: string, type: string][]): string {
  return types
    .map(([path, type]) => `${renderHeaderRule(path, [['Content-Type', type]])}\n`)
    .join('')
}

import type { Header } from '../../core/page/security-policy'

/** Headers as `_headers` files list them below a path. */
export function renderHeaderRule(path: string, headers: Header[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

import { TOKEN_HEADER, TOKEN_META } from '../../core/dev-protocol'

/** Asks the development server to do something on the machine: with its token, which it wants back. */
export function askServer(path: string, what: Record<string, string>): Promise<Response> {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content
  return fetch(`${path}?${new URLSearchParams(what)}`, {
    method: 'POST',
    headers: { [TOKEN_HEADER]: token ?? '' },
  })
}

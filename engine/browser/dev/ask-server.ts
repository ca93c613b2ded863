import { TOKEN_HEADER, TOKEN_META } from '../../core/dev-protocol'

/** Sends a request that acts on the machine to the development server, with its token. */
export function askServer(path: string, what: Record<string, string>): Promise<Response> {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content
  return fetch(`${path}?${new URLSearchParams(what)}`, {
    method: 'POST',
    headers: { [TOKEN_HEADER]: token ?? '' },
  })
}

import { TOKEN_HEADER, TOKEN_META } from '../../core/dev-protocol'

/**
 * Sends the development server a request that performs an action on the local machine. The request
 * contains the server's token.
 */
export function askServer(path: string, what: Record<string, string>): Promise<Response> {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content
  return fetch(`${path}?${new URLSearchParams(what)}`, {
    method: 'POST',
    headers: { [TOKEN_HEADER]: token ?? '' },
  })
}

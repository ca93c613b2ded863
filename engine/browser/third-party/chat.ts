import type { Chat } from '../../../schemas/generated/types'

/**
 * Adds the chat's script. If it fails to load, the page works without it. It is requested with
 * CORS, so that it can run in a cross-origin isolated page without further opt-in.
 */
export function addChat({ src, options }: Chat): void {
  const script = document.createElement('script')
  script.src = src
  script.crossOrigin = 'anonymous'
  Object.assign(script.dataset, options)
  document.head.append(script)
}

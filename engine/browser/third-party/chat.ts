import type { Chat } from '../../../schemas/generated/types'

/**
 * Adds the script of the chat. Where it cannot be loaded, the page is as without it.
 * Asked for by CORS, it needs no other consent to run in an isolated page.
 */
export function addChat({ src, options }: Chat): void {
  const script = document.createElement('script')
  script.src = src
  script.crossOrigin = 'anonymous'
  Object.assign(script.dataset, options)
  document.head.append(script)
}

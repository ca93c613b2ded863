/** Suggests the URL that the author of a broken URL probably meant. */

import { withoutBase } from '../../../core/addresses/base'
import { validateUrl } from '../../../core/addresses/urls'

/** The site's valid paths. */
export interface SitePaths {
  /** Returns `true` for a page's current or old path. */
  isPage: (path: string) => boolean
  /** The site's base, which links omit. */
  base: string
}

export interface UrlSuggestion {
  href: string
  /** The context for suggestions. */
  reason?: string
}

const MAIL = /^(?:mail(?:to)?:)?\s*([^\s@:/]+@[^\s@/]+\.[a-z]{2,})$/i
const PHONE = /^(?:tel(?:ephone)?|phone)?:?([\d +()./-]{6,40})$/i
const DOMAIN = /^(?:https?:?\/{0,2})?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/:?#].*)?)$/i
/** Matches a folder or drive on the author's machine. */
const OWN_FILE = /^(?:file:|[a-z]:[\\/])/i

/** Schemes of apps, which have a URL for the web or none. */
const OWN_SCHEME = /^(?:sms|whatsapp|skype|viber|tg|fb|intent|callto|facetime|geo|maps|webcal):/i
/** The name of a file, which is not a host although `md` and `zip` are top-level domains. */
const FILE_NAME = /^[^/?#]+\.(?:mdx?|markdown|html?|json|php|aspx?|zip|py|sh|rs|mov)(?:[?#]|$)/i

/** Suggests a URL for one that cannot be a link. */
export function suggestUrl(written: string, paths: SitePaths): UrlSuggestion | undefined {
  const text = written.trim().replaceAll('\\', '/')
  if (OWN_FILE.test(written) || OWN_SCHEME.test(text) || text.startsWith('?')) return undefined
  if (text !== written && paths.isPage(text.replace(/[?#].*$/s, ''))) return { href: text }
  const page = suggestPath(text.replace(/^localhost(:\d+)?/, ''), paths)
  if (page) return page
  const mail = MAIL.exec(text)?.[1]
  if (mail) return { href: `mailto:${mail}` }
  const phone = PHONE.exec(text)?.[1]
  if (phone) return { href: `tel:${phone.replace(/[^+\d]/g, '')}` }
  if (FILE_NAME.test(text)) return undefined
  const web = DOMAIN.exec(text.replace(/^(?:\/\/|(https?):?\/(?!\/))/i, ''))?.[1]
  const scheme = /^http:/i.test(text) ? 'http' : 'https'
  const forms = [web && `${scheme}://${web}`, text].flatMap((form) => form || [])
  const href = forms
    .map((form) => form.replaceAll(/\s/g, '%20'))
    .find((form) => form !== written && validateUrl(form) === undefined && !isInside(form))
  return href === undefined ? undefined : { href }
}

/** If `true`, the suggestion is a page's path, and the page must exist. */
function isInside(href: string): boolean {
  return href.startsWith('/') || href.startsWith('#')
}

/** Explains why a link must not include the base. */
export function explainBase(base: string): string {
  return `Links omit "${base}", which is part of "url" in settings.json.`
}

const NO_ENDING = 'The path of a page has no file extension.'
const NO_FOLDER = 'The path does not include the "pages" folder.'

/** The page whose path differs only in case, accents or separators. */
export function suggestPath(
  written: string,
  { isPage, base }: SitePaths,
): UrlSuggestion | undefined {
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? []
  let path = `/${before.replace(/^(?:\.{0,2}\/)+/, '')}`
  const reasons: string[] = []
  const change = (changed: string, reason?: string) => {
    if (changed === path) return
    path = changed
    if (reason) reasons.push(reason)
  }
  const isFound = () => path !== before && isPage(path)
  const steps = [
    () => change(withoutBase(base, path) ?? path, explainBase(base)),
    () => change(path.replace(/\/{1,9}$/, '') || '/', 'It has no trailing slash.'),
    () => change(path.replace(/^\/(?:site\/)?pages(?=\/)/, ''), NO_FOLDER),
    () => change(path.replace(/\.(?:html?|json|php|aspx?|mdx?|markdown)$/i, ''), NO_ENDING),
    () => change(path.replace(/\/(?:index|home)$/i, '') || '/', 'The home page is "/".'),
    () => change(path.toLowerCase(), 'Addresses are in lower case.'),
    () => change(path.replaceAll(/(?:%20|[\s_])+/g, '-'), 'Words are joined by hyphens.'),
  ]
  for (const step of steps) {
    if (isFound()) break
    step()
  }
  return isFound() ? { href: path + after, reason: reasons.join(' ') || undefined } : undefined
}

/** The hint with the suggested URL. */
export function renderUrlSuggestion({ href, reason }: UrlSuggestion): string {
  return [`Write "${href}".`, ...(reason ? [reason] : [])].join(' ')
}

/** What an address that leads nowhere was meant to be. */

import { withoutBase } from '../../../core/addresses/base'
import { validateUrl } from '../../../core/addresses/urls'

/** What addresses of the site can be. */
export interface SitePaths {
  /** Whether a path is one of the site: a page, or an old address of one. */
  isPage: (path: string) => boolean
  /** The base of the site, which links leave out. */
  base: string
}

export interface RightAddress {
  href: string
  /** What is to be known of addresses to see why. */
  reason?: string
}

const MAIL = /^(?:mail(?:to)?:)?\s*([^\s@:/]+@[^\s@/]+\.[a-z]{2,})$/i
const PHONE = /^(?:tel(?:ephone)?|phone)?:?([\d +()./-]{6,40})$/i
const DOMAIN = /^(?:https?:?\/{0,2})?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/:?#].*)?)$/i
/** A folder or drive of the author's own machine. */
const OWN_FILE = /^(?:file:|[a-z]:[\\/])/i

/** The address that was meant by one that cannot be a link. */
export function findRightUrl(written: string, paths: SitePaths): RightAddress | undefined {
  const text = written.trim().replaceAll('\\', '/')
  if (OWN_FILE.test(written)) return undefined
  if (text !== written && paths.isPage(text.replace(/[?#].*$/s, ''))) return { href: text }
  const page = findRightPath(text.replace(/^localhost(:\d+)?/, ''), paths)
  if (page) return page
  const mail = MAIL.exec(text)?.[1]
  if (mail) return { href: `mailto:${mail}` }
  const phone = PHONE.exec(text)?.[1]
  if (phone) return { href: `tel:${phone.replace(/[^+\d]/g, '')}` }
  const web = DOMAIN.exec(text.replace(/^(?:\/\/|(https?):?\/(?!\/))/i, ''))?.[1]
  const scheme = /^http:/i.test(text) ? 'http' : 'https'
  const forms = [web && `${scheme}://${web}`, text].flatMap((form) => form || [])
  const href = forms
    .map((form) => form.replaceAll(/\s/g, '%20'))
    .find((form) => form !== written && validateUrl(form) === undefined && !isInside(form))
  return href === undefined ? undefined : { href }
}

/** Whether it names a page, which would have to exist. */
function isInside(href: string): boolean {
  return href.startsWith('/') || href.startsWith('#')
}

/** Why a link does not have the base. */
export function explainBase(base: string): string {
  return `Links leave out "${base}", which is part of "url" in settings.json.`
}

const NO_ENDING = 'The path of a page has no file extension.'
const NO_FOLDER = 'The folder "pages" is not part of the path.'

/** The page that was meant by the path of none, where its letters are the same. */
export function findRightPath(
  written: string,
  { isPage, base }: SitePaths,
): RightAddress | undefined {
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
    () => change(path.replace(/\.(?:html?|json|php|aspx?)$/i, ''), NO_ENDING),
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

/** What is said of the address that was meant. */
export function renderRightAddress({ href, reason }: RightAddress): string {
  return [`Write "${href}".`, ...(reason ? [reason] : [])].join(' ')
}

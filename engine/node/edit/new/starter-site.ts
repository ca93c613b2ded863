import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { fileOfRoute, NOT_FOUND } from '../../../core/addresses/paths'
import { listFiles } from '../../lib/files/list-files'
import { resolveSchemaPath } from '../../schemas/schema-path'
import { SCHEMA_VERSION } from '../../schemas/schema-version'
import { buildColors } from './look/starter-colors'
import type { SiteAnswers } from './site-answers'
import { resolveStarterLanguage, STARTERS } from './site-answers'

type Path = (string | number)[]

const FORMAT = { insertSpaces: true, tabSize: 2 }

/** The page that confirms a form to visitors without its script. Form services have their own. */
const ANSWER_PAGE = 'site/pages/thanks.json'

/** The default folder of the site within a project. */
export const SITE_FOLDER = 'site'

/**
 * The files of a new site and the README of its project, by path: the starter in the language of
 * the answers, filled in. Without a phone number or a form, the parts that need one are removed.
 */
export function buildStarterSite(answers: SiteAnswers, project: string): Map<string, string> {
  const starter = join(STARTERS, resolveStarterLanguage(answers.language) ?? 'en')
  const files = new Map<string, string>()
  const add = (path: string, text: string) => {
    const schema = resolveSchemaPath(findKind(path), join(project, path), project)
    files.set(path, path.endsWith('.json') ? edit(text, ['$schema'], schema) : text)
  }
  const hasReceiver = isOnSite(answers.form)
  for (const path of listFiles(starter)) {
    if (path === ANSWER_PAGE && !hasReceiver) continue
    const text = readFileSync(join(starter, path), 'utf8')
    const isPage = path.startsWith(`${SITE_FOLDER}/pages/`)
    add(path, isPage ? fillPage(text, answers) : text.replaceAll('{name}', answers.name))
  }
  add(`${SITE_FOLDER}/settings.json`, buildSettings(answers))
  const { action, ink } = buildColors(answers.color)
  const logos = {
    normal: { tile: action, letter: '#FFFFFF' },
    inverse: { tile: '#FFFFFF', letter: ink },
  }
  add(`${SITE_FOLDER}/assets/mark.svg`, renderLogo(answers.name, logos.normal))
  add(`${SITE_FOLDER}/assets/mark-inverse.svg`, renderLogo(answers.name, logos.inverse))
  return files
}

/** The 404 page of a new site in a language, as the text of a file. */
export function buildNotFoundPage(language: string, file: string): string {
  const starter = join(STARTERS, resolveStarterLanguage(language) ?? 'en', SITE_FOLDER)
  const text = readFileSync(join(starter, fileOfRoute(NOT_FOUND)), 'utf8')
  return edit(text, ['$schema'], resolveSchemaPath('page', file))
}

/** `site/pages/about.json` → `page` */
function findKind(path: string): string {
  const [, folder, kind = 'page'] = /^site\/(?:(pages)\/.*|(\w+)\.json)$/.exec(path) ?? []
  return folder ? 'page' : kind
}

function buildSettings({ name, color, accent, language, url, mail, phone }: SiteAnswers): string {
  const settings = {
    $schema: '',
    quire: SCHEMA_VERSION,
    brand: name,
    url,
    language,
    icon: '/assets/mark.svg',
    organization: { email: '{email}', ...(phone ? { telephone: '{phone}' } : {}) },
    tokens: {
      email: mail,
      ...(phone ? { phone, phoneNumber: phone.replace('(0)', '').replaceAll(/[^\d+]/g, '') } : {}),
    },
    theme: { colors: buildColors(color, accent) },
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

function fillPage(text: string, { phone, form }: SiteAnswers): string {
  // Only a block that sends visitors' input has a transport.
  const isSending = (item: object) => 'transport' in item
  const isDropped = (item: object) =>
    (form === undefined && isSending(item)) ||
    (phone === undefined && Object.values(item).some((value) => mentionsPhone(value)))
  let filled = text
  // From the last to the first: a removal shifts only what follows it.
  for (const path of listItems(JSON.parse(text), isDropped).reverse()) {
    filled = edit(filled, path, undefined)
  }
  if (form === undefined) return filled
  for (const path of listItems(JSON.parse(filled), isSending)) {
    filled = isOnSite(form)
      ? edit(filled, [...path, 'transport', 'url'], form)
      : edit(filled, [...path, 'transport'], { type: 'http', url: form })
  }
  return filled
}

/** Returns `true` for a path, at which the receiver of the build gets the form. */
function isOnSite(form = ''): boolean {
  return form.startsWith('/')
}

function mentionsPhone(value: unknown): boolean {
  return typeof value === 'string' && value.includes('{phone')
}

/** The locations of list entries, in text order. */
function listItems(value: unknown, isMeant: (item: object) => boolean, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const isItem = typeof path.at(-1) === 'number'
  if (isItem && isMeant(value)) return [path]
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return keys.flatMap((key) =>
    listItems((value as Record<string | number, unknown>)[key], isMeant, [...path, key]),
  )
}

/** Changes one value of JSON and keeps the rest of its text. */
function edit(text: string, path: Path, value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions: FORMAT }))
}

/** The placeholder logo of a new site: the first letter of its name on a tile. */
export function renderLogo(
  name: string,
  { tile, letter }: { tile: string; letter: string },
): string {
  const [first = ''] = [...new Intl.Segmenter().segment(name.toUpperCase())]
    .map(({ segment }) => segment)
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="${tile}"/>
  <text x="16" y="22.5" text-anchor="middle" font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" font-size="18" font-weight="700" fill="${letter}">${first}</text>
</svg>
`
}

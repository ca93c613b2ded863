import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { fileOfRoute, NOT_FOUND } from '../../../core/addresses/paths'
import { listFiles } from '../../lib/files/list-files'
import { resolveSchemaPath } from '../../schemas/schema-path'
import { SCHEMA_VERSION } from '../../schemas/schema-version'
import type { Look } from './look/looks'
import { readLook, readLookFonts, renderLookPicture } from './look/looks'
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
 * the answers, filled in, with the fonts and the picture of its look. Without a phone number or a
 * form, the parts that need one are removed.
 */
export function buildStarterSite(
  answers: SiteAnswers,
  project: string,
): Map<string, string | Buffer> {
  const starter = join(STARTERS, resolveStarterLanguage(answers.language) ?? 'en')
  const look = readLook(answers.look)
  const files = new Map<string, string | Buffer>()
  const add = (path: string, text: string) => {
    const schema = resolveSchemaPath(findKind(path), join(project, path), project)
    files.set(path, path.endsWith('.json') ? edit(text, ['$schema'], schema) : text)
  }
  const hasReceiver = isOnSite(answers.form)
  for (const path of listFiles(starter)) {
    if (path === ANSWER_PAGE && !hasReceiver) continue
    const text = readFileSync(join(starter, path), 'utf8')
    const isPage = path.startsWith(`${SITE_FOLDER}/pages/`)
    const filled = isPage ? fillPage(text, answers) : text.replaceAll('{name}', answers.name)
    add(path, path.endsWith('.json') ? applyLook(filled, look) : filled)
  }
  const theme = buildTheme(answers, look)
  add(`${SITE_FOLDER}/settings.json`, buildSettings(answers, theme))
  for (const [name, content] of readLookFonts(answers.look)) {
    files.set(`${SITE_FOLDER}/assets/fonts/${name}`, content)
  }
  const picture = renderLookPicture(answers.look, theme.colors)
  add(`${SITE_FOLDER}/assets/pictures/opening.svg`, picture)
  const { action, ink } = theme.colors
  const radius = Math.min(theme.radius.control, 16)
  const logos = {
    normal: { tile: action, letter: '#FFFFFF', radius },
    inverse: { tile: '#FFFFFF', letter: ink, radius },
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

/** The theme of a look, in the given colours. */
function buildTheme({ color, accent }: SiteAnswers, { theme }: Look): Look['theme'] {
  if (color !== undefined) return { ...theme, colors: buildColors(color, accent), dark: {} }
  return { ...theme, colors: { ...theme.colors, ...(accent && { accent }) } }
}

/** Gives the blocks of a page, of the layout or of the closing calls to action a look's layouts. */
function applyLook(text: string, { blocks }: Look): string {
  const data = JSON.parse(text)
  let changed = text
  for (const [type, properties] of Object.entries(blocks)) {
    const isOfType = (item: object) => 'type' in item && item.type === type
    const paths = [
      ...listItems(data, isOfType),
      ...listItems(data, (item) => 'block' in item && isOfType(Object(item.block))).map((rule) => [
        ...rule,
        'block',
      ]),
    ]
    for (const path of paths) {
      for (const [name, value] of Object.entries(properties)) {
        changed = edit(changed, [...path, name], value)
      }
    }
  }
  return changed
}

function buildSettings(
  { name, language, url, mail, phone }: SiteAnswers,
  theme: Look['theme'],
): string {
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
    theme,
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
  return applyEdits(
    text,
    modify(text, path, value, { formattingOptions: FORMAT, getInsertionIndex: () => 1 }),
  )
}

/** The placeholder logo of a new site: the first letter of its name on a tile. */
export function renderLogo(
  name: string,
  { tile, letter, radius }: { tile: string; letter: string; radius: number },
): string {
  const [first = ''] = [...new Intl.Segmenter().segment(name.toUpperCase())]
    .map(({ segment }) => segment)
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="${radius}" fill="${tile}"/>
  <text x="16" y="22.5" text-anchor="middle" font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" font-size="18" font-weight="700" fill="${letter}">${first}</text>
</svg>
`
}

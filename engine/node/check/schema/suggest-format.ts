/** Suggests replacements for values that do not match their property's format. */

import { parseUrl } from '../../../core/addresses/parse-url'
import { PICTURE_FORMATS } from '../../lib/media/format'
import { findNearest, suggest } from '../../lib/problems/nearest'
import type { JsonSchema } from '../../schemas/json-schema'
import { canonicalLanguage, formatChecks } from '../../schemas/value-formats'
import { createFits, suggestFormat } from './schema-shape'
import { suggestIcon } from './suggest-icon'

type Fits = (text: string) => boolean

/** The sentence with the suggestion, if there is one. */
export function renderFormatSuggestion(schema: JsonSchema, value: string): string | undefined {
  const { pattern, meaning, format } = schema
  // Even if an icon name is valid, the icon may not exist.
  if (meaning === 'icon') return suggestIcon(value)?.hint
  if (meaning === 'asset') return suggestAsset(value, pattern)
  if (meaning === 'file') return suggestFile(value, pattern)
  if (format === 'language-tag') return suggestLanguage(value)
  const fits = createFits(schema)
  const meant =
    suggestFormat(value, fits) ?? suggestColor(value, fits) ?? suggestOrigin(value, fits)
  return meant && `Write "${meant}".`
}

/** `EN`, `en_GB` and `de_DE.UTF-8` in their registered form. */
function suggestLanguage(value: string): string | undefined {
  const tag = canonicalLanguage((value.trim().split('.')[0] ?? '').replaceAll('_', '-'))
  return tag && formatChecks['language-tag']?.(tag) === undefined ? `Write "${tag}".` : undefined
}

// The common colour names from https://www.w3.org/TR/css-color-4/#named-colors.
const COLORS: Record<string, string> = {
  ...{ black: '#000000', white: '#FFFFFF', gray: '#808080', grey: '#808080', silver: '#C0C0C0' },
  ...{ red: '#FF0000', maroon: '#800000', orange: '#FFA500', yellow: '#FFFF00', gold: '#FFD700' },
  ...{ green: '#008000', lime: '#00FF00', olive: '#808000', teal: '#008080', aqua: '#00FFFF' },
  ...{ blue: '#0000FF', navy: '#000080', cyan: '#00FFFF', purple: '#800080', pink: '#FFC0CB' },
  ...{ brown: '#A52A2A', beige: '#F5F5DC', ivory: '#FFFFF0', indigo: '#4B0082', violet: '#EE82EE' },
}

function suggestColor(value: string, fits: Fits): string | undefined {
  const text = value.trim().toLowerCase()
  const digits = /^#?([\da-f]{3}|[\da-f]{6})(?:[\da-f]{2})?$/.exec(text)?.[1]
  const channels = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text)?.slice(1)
  const hex = channels?.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
  const long = digits?.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const color = COLORS[text] ?? (hex ? `#${hex.join('')}` : long && `#${long}`)
  return color && fits(color) ? color : undefined
}

/** A site's URL: with its scheme, and with a path if allowed. Without one, `https:` may be meant. */
function suggestOrigin(value: string, fits: Fits): string | undefined {
  const address = /^[a-z]+:\/\//i.test(value.trim()) ? value.trim() : `https://${value.trim()}`
  const url = parseUrl(address)
  if (!url) return undefined
  const { origin, hostname, pathname, search, port } = url
  if (!hostname.includes('.')) return undefined
  const path = pathname.split('/').filter(Boolean).join('/')
  const secure = path || search || port ? origin : origin.replace('http:', 'https:')
  return [path ? `${origin}/${path}` : origin, origin, secure].find(
    (form) => form !== value && fits(form),
  )
}

const REMOTE = /^(?:https?:)?\/\//i
/** A path on the author's computer, outside of a folder `assets`. */
const ON_COMPUTER = /^(?:file:|[a-z]:[\\/]|\\\\|~\/|\/(?:Users|home|Volumes|mnt)\/)/i
/** A picture as a `data:` URL, or a path on the author's machine. */
const SAVE_AS: Record<string, string> = {
  gif: 'Save it as PNG or WebP: a GIF cannot be used.',
  heic: 'Save it as JPEG or WebP: browsers do not show HEIC.',
  pdf: 'Save its page as PNG, or link to it: a PDF is not a picture.',
}

/** A download's path. Its file name may contain any letters. */
function suggestFile(value: string, pattern: unknown): string {
  if (REMOTE.test(value)) {
    return 'Save the file in the "assets" folder, and write its path there: it must be part of the site.'
  }
  const name = pathInAssets(value).replace(/^(?:.*:)?[./]*/, '')
  const meant = `/assets/${name}`
  if (typeof pattern === 'string' && new RegExp(pattern, 'u').test(meant)) {
    return isOnComputer(value) ? adviseCopy(meant) : `Write "${meant}".`
  }
  return /\.[A-Za-z0-9]+$/.test(name)
    ? `Save it in another format: a "${name.slice(name.lastIndexOf('.'))}" file cannot be used here.`
    : 'Add the file extension, such as ".pdf".'
}

function suggestAsset(value: string, pattern: unknown): string | undefined {
  if (REMOTE.test(value)) {
    return 'Save the picture in the "assets" folder, and write its path there: it must be part of the site.'
  }
  const path = pathInAssets(value).replace(/^.*:\//, '')
  const ending = /\.([^./]+)$/.exec(path)?.[1] ?? ''
  const advice = SAVE_AS[ending.toLowerCase()]
  if (advice) return advice
  if (ending === '') return 'Add the file extension, such as ".jpg".'
  const format = correctEnding(ending.toLowerCase())
  const plain = path
    .replace(/^[./]+/, '')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^A-Za-z0-9_./-]+/g, '-')
  const meant = `/assets/${plain.slice(0, -ending.length)}${format}`
  if (typeof pattern !== 'string' || !new RegExp(pattern, 'u').test(meant)) {
    return `Save it in another format: a ".${ending}" file cannot be used here.`
  }
  if (isOnComputer(value)) return adviseCopy(meant)
  if (format !== ending.toLowerCase()) return `Write "${meant}".`
  const isRenamed = meant.slice('/assets/'.length) !== path.replace(/^[./]+/, '')
  return isRenamed ? `Write "${meant}", and give the file that name.` : `Write "${meant}".`
}

/** Extensions of other formats that differ by one letter from those of pictures. */
const OTHER_ENDINGS = ['apng', 'avi', 'jp2', 'svgz', 'webm']

/** The picture format that a misspelt extension means, without what follows it in a URL. */
function correctEnding(written: string): string {
  const [ending = ''] = written.split(/[?#]/, 1)
  if (OTHER_ENDINGS.includes(ending)) return ending
  const nearest = findNearest(ending, [...PICTURE_FORMATS, 'jpeg'])
  return suggest(ending, nearest).fix?.to ?? ending
}

function isOnComputer(value: string): boolean {
  return ON_COMPUTER.test(value.trim()) && !/[\\/]assets[\\/]/.test(value)
}

/** The path within the folder `assets`. Of a path on the author's computer, the name of the file. */
function pathInAssets(value: string): string {
  const path = value.trim().replaceAll('\\', '/')
  return isOnComputer(value) ? path.replace(/^.*\//, '') : path.replace(/^(?:.*\/)?assets\//i, '')
}

function adviseCopy(path: string): string {
  return `Copy the file into the "assets" folder of the site, and write "${path}".`
}

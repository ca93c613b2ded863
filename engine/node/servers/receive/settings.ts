/** The settings of a receiver, from a JSON file of the site's owner. */
import { readFileSync } from 'node:fs'
import { parseUrl } from '../../../core/addresses/parse-url'

export interface ReceiverSettings {
  /** The mails about enquiries. Without them, none are sent. */
  mail?: MailSettings
  /** The number of days after which enquiries are removed. Without it, they are kept. */
  keepDays?: number
  /** Settings of single forms, keyed by the name of the form. */
  forms: ReadonlyMap<string, FormSettings>
}

export interface MailSettings {
  /** The URL of the server that sends the mails, with its user and password. */
  smtp: string
  /** The sender: an address of the owner's domain. Visitors' addresses would not pass its SPF. */
  from: string
  /** The recipients. */
  to: string[]
}

/** Settings of one form. They replace those of all forms. */
interface FormSettings {
  /** The recipients. */
  to?: string[]
  /** The number of days after which enquiries are removed. */
  keepDays?: number
}

/** An address without a name, quotes or comments, so that it cannot contain a second one. */
const ADDRESS = /^[^\s"'(),:;<>@[\]\\]{1,64}@[^\s"'(),:;<>@[\]\\]{1,255}$/

/**
 * Reads the settings from a JSON file.
 * @throws an error with the file's name, if the file cannot be read or a setting is invalid.
 */
export function readSettings(file: string): ReceiverSettings {
  try {
    return parseSettings(JSON.parse(readFileSync(file, 'utf8')))
  } catch (reason) {
    throw new Error(`${file}: ${(reason as Error).message}`)
  }
}

function parseSettings(json: unknown): ReceiverSettings {
  const { mail, forms = {}, ...all } = readObject('The file', json, ['mail', 'keepDays', 'forms'])
  if (!isObject(forms)) throw new Error('"forms" must be an object with the names of forms.')
  return {
    ...(mail !== undefined && { mail: readMail(mail) }),
    ...readDays('"keepDays"', all.keepDays),
    forms: new Map(Object.entries(forms).map(([name, form]) => [name, readForm(name, form)])),
  }
}

function readMail(json: unknown): MailSettings {
  const { smtp, from, to } = readObject('"mail"', json, ['smtp', 'from', 'to'])
  if (typeof smtp !== 'string' || !/^smtps?:$/.test(parseUrl(smtp)?.protocol ?? '')) {
    throw new Error('"smtp" must be a URL such as "smtps://user:password@mail.example.com".')
  }
  if (!isAddress(from)) throw new Error('"from" must be an e-mail address.')
  return { smtp, from, to: readRecipients('"to"', to) }
}

function readForm(name: string, json: unknown): FormSettings {
  const { to, keepDays } = readObject(`"${name}"`, json, ['to', 'keepDays'])
  return {
    ...(to !== undefined && { to: readRecipients(`"to" of "${name}"`, to) }),
    ...readDays(`"keepDays" of "${name}"`, keepDays),
  }
}

function readRecipients(name: string, json: unknown): string[] {
  if (Array.isArray(json) && json.length > 0 && json.every(isAddress)) return json
  throw new Error(`${name} must be a list of e-mail addresses.`)
}

function readDays(name: string, json: unknown): { keepDays?: number } {
  if (json === undefined) return {}
  if (typeof json === 'number' && json >= 1) return { keepDays: json }
  throw new Error(`${name} must be a number of days, 1 or more.`)
}

/** @throws if the value is no object, or has a property that is not `known`. */
function readObject(name: string, json: unknown, known: string[]): Record<string, unknown> {
  if (!isObject(json)) throw new Error(`${name} must be an object.`)
  const other = Object.keys(json).find((key) => !known.includes(key))
  if (other === undefined) return json
  const list = known.map((one) => `"${one}"`).join(', ')
  throw new Error(`${name} has "${other}", which is not a setting. Settings are ${list}.`)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && ADDRESS.test(value)
}

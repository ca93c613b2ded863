/** The settings of a receiver, from a JSON file of the site's owner. */
import { readFileSync } from 'node:fs'
import { parseUrl } from '../../../core/addresses/parse-url'
import type { ReceivedForm } from '../../../core/receive/received-form'
import { isRecord } from '../../lib/files/is-record'
import { isLocalHost } from '../receive-outbox/local-host'
import type { MailSettings } from '../receive-outbox/send-mails'
import type { WebhookSettings } from '../receive-outbox/send-webhooks'
import { SECRET_PREFIX } from '../receive-outbox/send-webhooks'

export interface ReceiverSettings {
  /** The mails about enquiries. Without them, none are sent. */
  mail?: MailSettings
  /** Where enquiries are posted. Without it, they are not. */
  webhook?: WebhookSettings
  /** The number of days after which enquiries are removed. Without it, they are kept. */
  keepDays?: number
  /** The page that lists enquiries, for the owner's browser. */
  list?: ListSettings
  /** If `true`, requests come from a proxy, which adds `X-Forwarded-For`. */
  proxy: boolean
  /** Settings of single forms, keyed by the name of the form. */
  forms: ReadonlyMap<string, FormSettings>
}

export interface ListSettings {
  /** The path of the list, such as `/api/enquiries`. */
  path: string
  /** The password. */
  token: string
}

/** Settings of one form. They replace those of all forms. */
interface FormSettings {
  /** The recipients. */
  to?: string[]
  /** Where enquiries are posted. */
  webhook?: WebhookSettings
  /** The number of days after which enquiries are removed. */
  keepDays?: number
}

/** An address without a name, quotes or comments, so that it cannot contain a second one. */
const ADDRESS = /^[^\s"'(),:;<>@[\]\\]{1,64}@[^\s"'(),:;<>@[\]\\]{1,255}$/

/** A token of 32 random characters cannot be guessed. */
const SHORTEST_TOKEN = 32

/**
 * Reads the settings for some forms from a JSON file.
 * @throws an error with the file's name, if the file cannot be read or a setting is invalid.
 */
export function readSettings(file: string, forms: Pick<ReceivedForm, 'path'>[]): ReceiverSettings {
  try {
    const settings = parseSettings(JSON.parse(readFileSync(file, 'utf8')))
    const hidden = forms.find(({ path }) => `${path}/`.startsWith(`${settings.list?.path}/`))
    if (hidden) throw new Error(`"path" of "list" is that of a form: ${hidden.path}.`)
    return settings
  } catch (reason) {
    const { code, message } = reason as NodeJS.ErrnoException
    throw new Error(`${file}: ${code === 'ENOENT' ? 'This file does not exist.' : message}`)
  }
}

function parseSettings(json: unknown): ReceiverSettings {
  const known = ['mail', 'webhook', 'keepDays', 'list', 'proxy', 'forms']
  const {
    mail,
    webhook,
    keepDays,
    list,
    proxy = false,
    forms = {},
  } = readObject('The file', json, known)
  if (typeof proxy !== 'boolean') throw new Error('"proxy" must be true or false.')
  if (!isRecord(forms)) throw new Error('"forms" must be an object with the names of forms.')
  return {
    ...(mail !== undefined && { mail: readMail(mail) }),
    ...readWebhook('"webhook"', webhook),
    ...readDays('"keepDays"', keepDays),
    ...(list !== undefined && { list: readList(list) }),
    proxy,
    forms: new Map(Object.entries(forms).map(([name, form]) => [name, readForm(name, form)])),
  }
}

function readMail(json: unknown): MailSettings {
  const { smtp, from, to } = readObject('"mail"', json, ['smtp', 'from', 'to'])
  if (typeof smtp !== 'string' || !/^smtps?:$/.test(parseUrl(smtp)?.protocol ?? '')) {
    throw new Error(
      '"smtp" must be a URL such as "smtps://user:password@mail.example.com". In the name and the ' +
        'password, write / as %2F, # as %23, ? as %3F and @ as %40.',
    )
  }
  if (!isAddress(from)) throw new Error('"from" must be an e-mail address.')
  return { smtp, from, to: readRecipients('"to"', to) }
}

function readList(json: unknown): ListSettings {
  const { path, token } = readObject('"list"', json, ['path', 'token'])
  if (typeof path !== 'string' || !/^\/[\w/-]*\w$/.test(path)) {
    throw new Error('"path" must be a path such as "/api/enquiries".')
  }
  if (typeof token !== 'string' || token.length < SHORTEST_TOKEN) {
    throw new Error(`"token" must have ${SHORTEST_TOKEN} characters or more.`)
  }
  return { path, token }
}

function readForm(name: string, json: unknown): FormSettings {
  const known = ['to', 'webhook', 'keepDays']
  const { to, webhook, keepDays } = readObject(`"${name}"`, json, known)
  return {
    ...(to !== undefined && { to: readRecipients(`"to" of "${name}"`, to) }),
    ...readWebhook(`"webhook" of "${name}"`, webhook),
    ...readDays(`"keepDays" of "${name}"`, keepDays),
  }
}

function readWebhook(name: string, json: unknown): { webhook?: WebhookSettings } {
  if (json === undefined) return {}
  const { url, secret } = readObject(name, json, ['url', 'secret'])
  if (!isWebhookUrl(url)) {
    throw new Error(
      `"url" of ${name} must be a URL with https:// and without a name and a password. For this ` +
        'machine and other containers, http://localhost and http://n8n are allowed.',
    )
  }
  if (!isSecret(secret)) {
    throw new Error(
      `"secret" of ${name} must be "${SECRET_PREFIX}" and 24 to 64 bytes as Base64. This command ` +
        `prints one: echo "${SECRET_PREFIX}$(openssl rand -base64 32)"`,
    )
  }
  return { webhook: { url, secret } }
}

/**
 * On the way to another machine, enquiries are encrypted. A name without a dot is a container's: the
 * internet has no such names.
 */
function isWebhookUrl(value: unknown): value is string {
  const url = typeof value === 'string' ? parseUrl(value) : undefined
  if (!url || url.username || url.password) return false
  const isOwn = isLocalHost(url.hostname) || /^[\w-]+$/.test(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwn)
}

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#signature-scheme */
function isSecret(value: unknown): value is string {
  if (typeof value !== 'string' || !value.startsWith(SECRET_PREFIX)) return false
  const base64 = value.slice(SECRET_PREFIX.length)
  const key = Buffer.from(base64, 'base64')
  return key.toString('base64') === base64 && key.length >= 24 && key.length <= 64
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
  if (!isRecord(json)) throw new Error(`${name} must be an object.`)
  const other = Object.keys(json).find((key) => !known.includes(key))
  if (other === undefined) return json
  const list = known.map((one) => `"${one}"`).join(', ')
  throw new Error(`${name} has "${other}", which is not a setting. Settings are ${list}.`)
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && ADDRESS.test(value)
}

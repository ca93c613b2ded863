/** Who gets the mails about enquiries, and which server sends them. */
import { readFileSync } from 'node:fs'
import { parseUrl } from '../../../core/addresses/parse-url'
import { own } from '../../../core/own'

export interface MailSettings {
  /** The URL of the server that sends the mails, with its user and password. */
  smtp: string
  /** The sender: an address of the owner's domain. Visitors' addresses would not pass its SPF. */
  from: string
  /** The recipients. */
  to: string[]
  /** The recipients of single forms, keyed by the name of the form. */
  forms?: Record<string, string[]>
}

/** An address without a name, quotes or comments, so that it cannot contain a second one. */
const ADDRESS = /^[^\s"'(),:;<>@[\]\\]{1,64}@[^\s"'(),:;<>@[\]\\]{1,255}$/

/**
 * Reads the settings from a JSON file.
 * @throws an error with the file's name, if the file cannot be read or a setting is invalid.
 */
export function readMailSettings(file: string): MailSettings {
  const settings = readObject(file)
  const { smtp, from, to, forms = {} } = settings
  const name = `${file}: `
  if (typeof smtp !== 'string' || !/^smtps?:$/.test(parseUrl(smtp)?.protocol ?? '')) {
    throw new Error(`${name}"smtp" must be a URL such as "smtps://user:password@mail.example.com".`)
  }
  if (!isAddress(from)) throw new Error(`${name}"from" must be an e-mail address.`)
  if (!isAddressList(to)) throw new Error(`${name}"to" must be a list of e-mail addresses.`)
  if (!isObject(forms)) throw new Error(`${name}"forms" must have lists of e-mail addresses.`)
  const ofForms: Record<string, string[]> = {}
  for (const [form, recipients] of Object.entries(forms)) {
    if (!isAddressList(recipients)) {
      throw new Error(`${name}"${form}" in "forms" must be a list of e-mail addresses.`)
    }
    ofForms[form] = recipients
  }
  return { smtp, from, to, forms: ofForms }
}

/** The recipients of a form's mails. */
export function listRecipients({ to, forms = {} }: MailSettings, form: string): string[] {
  return own(forms, form) ?? to
}

function readObject(file: string): Record<string, unknown> {
  const settings: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isObject(settings)) throw new Error(`${file} must have an object.`)
  return settings
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && ADDRESS.test(value)
}

function isAddressList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every(isAddress)
}

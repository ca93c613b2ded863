/** Forms offer first what fits the site: its own currency, and messages in its language. */
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { FormSchema } from '../../../../../../engine/core/editing/form-schema'
import { DevSite } from '../../../../../../engine/node/servers/dev/site'
import { listPlaceChoices } from '../../../../../../engine/node/servers/studio/answers/choices'
import { findForm } from '../../../../../../engine/node/servers/studio/answers/find-form'
import { StudioSession } from '../../../../../../engine/node/servers/studio/session/studio-session'
import { BASE } from '../../../../../support/check/rule-cases'
import { makeScratchFolder } from '../../../../../support/scratch-folder'
import { writeSharedContentSite } from '../../../../../support/sites/shared-content-site'

const plansIn = (currency: string) => ({
  type: 'plans',
  title: 'Prices',
  currency,
  periods: [{ unit: 'per month' }],
  items: [{ name: 'Small', prices: [9], features: [] }],
})

const pageOf = (title: string, ...blocks: object[]) => ({
  title,
  description: `${title}.`,
  blocks: [{ type: 'hero', title }, ...blocks],
})

const FORM = {
  type: 'form',
  name: 'Contact',
  fields: [{ type: 'text', name: 'name', label: 'Name' }],
  submit: 'Send',
  transport: { type: 'simulated' },
}

let session: StudioSession | undefined

/** Opens a site in a language, with pages that have prices and forms. */
async function openIn(language: string): Promise<StudioSession> {
  const dir = join(makeScratchFolder(), 'site')
  writeSharedContentSite(dir, {
    'settings.json': { ...(BASE['settings.json'] as object), language },
    'pages/prices.json': pageOf('Prices', plansIn('CHF')),
    'pages/new.json': pageOf('New', plansIn('')),
    'pages/contact.json': pageOf('Contact', FORM),
  })
  const [site, folder] = [new DevSite(dir), join(dir, '../drafts')]
  session = new StudioSession({ site, folder, onEdit: async () => {}, onChange: async () => {} })
  await site.check.checkAll()
  return session
}

afterEach(() => session?.close())

it('currencies begin with those that pages use', async () => {
  const place = { file: 'pages/new.json', pointer: '/blocks/1/currency' }
  const list = { ...place, query: '', from: 0 }
  const { items, total } = await listPlaceChoices(await openIn('en'), list)
  expect(items.slice(0, 2)).toEqual([
    { value: 'CHF', label: 'Swiss Franc', detail: 'CHF' },
    expect.objectContaining({ value: 'AED' }),
  ])
  expect(total).toBe(Intl.supportedValuesOf('currency').length)
})

it.each([
  ['de-AT', 'Füllen Sie dieses Feld aus.', 'Geben Sie eine Zahl ein.'],
  ['en', 'Fill in this field.', 'Enter a number.'],
  ['fa', 'Fill in this field.', 'Enter a number.'],
])('messages for rules are in the language of the page: %s', async (language, filled, number) => {
  const form = findForm(await openIn(language), {
    file: 'pages/contact.json',
    pointer: '/blocks/1',
  })
  const { textField, numberField } = (form.schema as FormSchema).definitions ?? {}
  const rule = (name: string, message: string) => ({ rule: name, message })
  expect(textField?.properties?.rules?.switchItem).toEqual({
    label: 'Required',
    item: rule('required', filled),
  })
  expect(numberField?.newValues).toEqual({ number: { rules: [rule('number', number)] } })
})

/** What the owner of a receiver should know when it starts. */
import type { ReceivedForm } from '../../../core/receive/received-form'
import type { ReceiverSettings } from './settings'

/** The warnings, one sentence each. */
export function listStartWarnings(
  forms: Pick<ReceivedForm, 'name'>[],
  { mail, webhook, keepDays, forms: own }: ReceiverSettings,
): string[] {
  const names = [...new Set(forms.map(({ name }) => name))]
  const kept = names.filter((name) => (own.get(name)?.keepDays ?? keepDays) === undefined)
  const silent = names.filter((name) => !(mail ?? webhook ?? own.get(name)?.webhook))
  const missing = [silent.length > 0 && '"mail"', kept.length > 0 && '"keepDays"'].filter(Boolean)
  const unknown = [...own.keys()].filter((name) => !names.includes(name))
  return [
    ...silent.map((name) => `Enquiries of “${name}” are not sent by e-mail.`),
    ...kept.map((name) => `Enquiries of “${name}” are kept until you remove them.`),
    ...unknown.map(
      (name) =>
        `The settings have the form “${name}”. The site has ${names.map(quote).join(', ')}.`,
    ),
    ...(missing.length === 0
      ? []
      : [`To change that, write ${missing.join(' and ')} in the file for --settings.`]),
  ]
}

function quote(name: string): string {
  return `“${name}”`
}

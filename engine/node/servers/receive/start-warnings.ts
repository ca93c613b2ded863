/** What the owner of a receiver should know when it starts. */
import type { ReceivedForm } from '../../../core/receive/received-form'
import type { MailSettings } from './mail-settings'

interface ReceiverSettings {
  /** The forms of the site. */
  forms: Pick<ReceivedForm, 'name'>[]
  /** Undefined if no mails are sent. */
  mail?: Pick<MailSettings, 'forms'>
  /** The number of days after which enquiries are removed. Infinity if they are kept. */
  days: number
}

/** The warnings, one sentence each. */
export function listStartWarnings({ forms, mail, days }: ReceiverSettings): string[] {
  const names = [...new Set(forms.map(({ name }) => name))]
  const unknown = Object.keys(mail?.forms ?? {}).filter((name) => !names.includes(name))
  return [
    ...(mail
      ? []
      : names.map((name) => `Enquiries of “${name}” are not sent by e-mail: use --mail.`)),
    ...unknown.map(
      (name) => `The mail settings have recipients for “${name}”, but no form has this name.`,
    ),
    ...(Number.isFinite(days)
      ? []
      : ['Enquiries are kept until you remove them: use --keep-days.']),
  ]
}

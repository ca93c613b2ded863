import { parseUrl } from '../../../core/addresses/parse-url'
import { UsageError } from '../../lib/files/usage-error'
import { defineCommand, FOLDERS } from '../common/command-line'

export const receive = defineCommand({
  name: 'receive',
  summary:
    'Tries the forms of a published page: sends a test enquiry with each, with and without scripts, and prints what arrived.',
  examples: [
    '--check https://example.com/contact',
    '--check https://example.com/order --value loaf=rye',
  ],
  exitCodes: {
    0: 'All enquiries arrived.',
    1: 'An enquiry was lost, or the page could not be read.',
    2: 'The command was used incorrectly, for example with an unknown option.',
  },
  options: {
    site: { ...FOLDERS.site, hidden: true },
    out: { ...FOLDERS.out, hidden: true },
    check: { type: 'string', value: 'URL', description: 'The URL of the page.' },
    value: {
      type: 'string',
      value: 'NAME=TEXT',
      multiple: true,
      default: [],
      description:
        'The value of a field. By default, the command finds values that satisfy the rules of the field.',
    },
  },
  async run({ check, value }) {
    const url = check === undefined ? undefined : parseUrl(check)
    if (!url || !['http:', 'https:'].includes(url.protocol)) {
      throw new UsageError(
        '--check needs the whole URL of a page, such as https://example.com/contact.',
      )
    }
    const { checkLiveForms } = await import('../../servers/receive-check/check-live-forms')
    return (await checkLiveForms(url, new Map(value.map(splitValue)))) ? 0 : 1
  },
})

function splitValue(text: string): [name: string, value: string] {
  const end = text.indexOf('=')
  if (end < 1) throw new UsageError(`"${text}" is no value of a field: write NAME=TEXT.`)
  return [text.slice(0, end), text.slice(end + 1)]
}

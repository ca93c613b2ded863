import type { BlockBuild } from '../../engine/block-build-api'
import type { FormBlock } from '../../schemas/generated/types'
import { brokenForm } from './broken-form'
import { decoyAutofill } from './decoy-autofill'
import { missingAnswer } from './missing-answer'
import { missingDecoy } from './missing-decoy'
import { SERVICE_FACTS } from './services/service-facts'
import { resolveUrl } from './services/services'
import { unexplainedConsent } from './unexplained-consent'
import { unreceivedForm } from './unreceived-form'
import { listFields } from './values/fields'

export const build: BlockBuild<FormBlock> = {
  rules: [
    brokenForm,
    decoyAutofill,
    missingAnswer,
    missingDecoy,
    unexplainedConsent,
    unreceivedForm,
  ],
  warnings: listWarnings,
  receives: listReceived,
  sendsTo: listAddresses,
}

/** Warnings about what a form's owner should know before publishing it. */
function listWarnings({ name, transport, fields }: FormBlock, file: string): string[] {
  const form = `The form "${name}" in ${file}`
  const simulated =
    `${form} uses the transport "simulated": ` +
    'visitors see that it was sent, but nothing leaves their browsers.'
  const unsent =
    `${form} accepts a file, but does not send it. ` +
    '"fileNotSent" in messages.json informs visitors.'
  return [
    ...(transport.type === 'simulated' ? [simulated] : []),
    ...(listFields(fields).some((field) => field.type === 'file' && !field.send) ? [unsent] : []),
  ]
}

/** The URL that receives the form, and the hosts of the pages that a form service redirects to. */
function listAddresses({ transport }: FormBlock): string[] {
  if (transport.type === 'service') {
    return [resolveUrl(transport), ...SERVICE_FACTS[transport.service].pages]
  }
  return transport.type === 'http' ? [transport.url] : []
}

/** The form, if its script sends what browsers send. */
function listReceived({ name, transport, fields, success }: FormBlock) {
  if (transport.type !== 'http' || transport.as !== 'form-data') return []
  const { url, answer: sentPage, refusal: errorPage } = transport
  return [{ name, url, fields, sentPage, errorPage, success }]
}

import type { IncomingMessage } from 'node:http'
import type { Answer } from '../../../core/receive/answers'
import { isOfScript } from '../../../core/receive/answers'
import type { JudgedForm } from '../../../core/receive/judge-forms'
import {
  answerForm,
  describeFiles,
  UnreadableForm,
  writeContent,
} from '../../../core/receive/judge-forms'
import type { FormReceivers, ReceivedForm } from '../../../core/receive/received-form'
import { hashFile } from '../../lib/files/hash-content'
import { writeMail } from '../receive-outbox/mail-text'
import type { Webhooks } from '../receive-outbox/send-webhooks'
import type { Sender } from '../receive-outbox/start-sender'
import { writeWebhook } from '../receive-outbox/webhook-data'
import type { FileFolder } from './file-folder'
import { writeFormKey } from './form-key'
import { readForm, removeFiles } from './read-form'
import type { IncomingFile } from './save-file'
import type { EnquiryStore } from './store'

/** What is needed to receive a form. */
export interface FormUse {
  receivers: FormReceivers
  store: Pick<EnquiryStore, 'keep'>
  folder: Pick<FileFolder, 'reserve' | 'keep' | 'discard'>
  /** Sends the mails about enquiries. Undefined if none are to be sent. */
  mailer?: Pick<Sender, 'wake'>
  /** Posts enquiries to the owner's program. Undefined if none are to be posted. */
  webhooks?: Webhooks
}

/** Receives a form: validates it, stores it, and returns the answer. */
export async function receiveForm(
  request: IncomingMessage,
  forms: ReceivedForm[],
  use: FormUse,
): Promise<Answer> {
  const { receivers, folder } = use
  const options = { folder: folder.reserve(), ...describeFiles(forms, receivers) }
  try {
    const read = await readForm(request, options)
    const received = Date.now()
    const isScript = isOfScript(request.headers.accept)
    return await answerForm(read, { forms, receivers, received, isScript }, (judged) =>
      storeEnquiry(judged, received, use),
    )
  } catch (reason) {
    if (reason instanceof UnreadableForm) return { status: reason.status }
    throw reason
  } finally {
    await removeFiles(options)
  }
}

/** Stores an enquiry and its files. Files are in their folder before the enquiry names them. */
async function storeEnquiry(
  { form, verdict }: JudgedForm<IncomingFile>,
  received: number,
  { store, folder, mailer, webhooks }: FormUse,
): Promise<void> {
  const { values, unknown, isSpam, token } = verdict
  const definition = JSON.stringify(form)
  const files = await folder.keep(verdict.files)
  const isStored = await store
    .keep({
      form: writeFormKey(form),
      definition,
      hash: hashFile(definition),
      token,
      fingerprint: hashFile(writeContent(verdict)),
      values: JSON.stringify({ ...unknown, ...values }),
      files,
      isSpam,
      received,
      ...(mailer && { mail: writeMail(form, verdict) }),
      ...(webhooks?.isFor(form.name) && { webhook: writeWebhook(form, verdict) }),
    })
    .catch(async (reason) => {
      await folder.discard(files)
      throw reason
    })
  if (!isStored) await folder.discard(files)
  mailer?.wake()
  webhooks?.wake()
}

/** A form as it arrives at a form service. */
export interface ServiceRequest {
  url: string
  accept: string
  fields: [name: string, value: FormDataEntryValue][]
}

interface ServiceResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** A form service that responds as its documentation describes. */
export type MockService = (request: ServiceRequest) => ServiceResponse

const JSON_TYPE = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }
const HTML_TYPE = { 'Content-Type': 'text/html; charset=utf-8' }

function json(status: number, body: unknown): ServiceResponse {
  return { status, headers: JSON_TYPE, body: JSON.stringify(body) }
}

function redirect(url: string): ServiceResponse {
  return { status: 302, headers: { Location: url }, body: '' }
}

const page = (title: string): ServiceResponse => {
  return { status: 200, headers: HTML_TYPE, body: `<!doctype html><title>${title}</title>` }
}

/**
 * Formspree: a script that accepts JSON gets JSON. Browsers are redirected to the URL in `_next`.
 * A form with a filled-in `_gotcha` is dropped without a message. Invalid values have messages.
 * https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering
 * https://github.com/formspree/formspree-js/blob/main/packages/formspree-core/src/submission.ts
 */
export const mockFormspree: MockService = ({ url, accept, fields }) => {
  const known = url === 'https://formspree.io/f/xayzabcd'
  const isScript = accept.includes('application/json')
  if (!known) return isScript ? json(404, { error: 'Form not found' }) : page('Form not found')
  const values = new Map(fields)
  if (isScript && values.get('kunde') === 'Fremde') {
    const error = { code: 'TYPE_TEXT', field: 'kunde', message: 'This customer is unknown.' }
    return json(422, { error: 'Validation errors', errors: [error] })
  }
  const next = values.get('_next')
  if (isScript) return json(200, { ok: true, next: next ?? 'https://formspree.io/thanks' })
  return redirect(typeof next === 'string' ? next : 'https://formspree.io/thanks')
}

/**
 * Web3Forms: the field `redirect` redirects browsers, and scripts too, for which it is therefore
 * not allowed. Without it, scripts get JSON, and browsers a page on another host. A ticked
 * `botcheck` is spam.
 * https://docs.web3forms.com/getting-started/customizations/redirection
 */
export const mockWeb3Forms: MockService = ({ url, accept, fields }) => {
  const values = new Map(fields)
  const isKnown = values.get('access_key') === '1f0e7c2a-0000-4000-8000-000000000000'
  if (url !== 'https://api.web3forms.com/submit' || !isKnown || values.get('botcheck')) {
    return json(400, { statusCode: 400, success: false, body: { message: 'Invalid form' } })
  }
  const next = values.get('redirect')
  if (typeof next === 'string') return redirect(next)
  if (!accept.includes('application/json')) return redirect('https://web3forms.com/success')
  return json(200, {
    statusCode: 200,
    success: true,
    body: { message: 'Email sent successfully!' },
  })
}

/**
 * Netlify Forms: a form posted to a path of the site, with the name of a form in `form-name`, is
 * answered with the page of this path.
 * https://docs.netlify.com/manage/forms/setup
 */
export const mockNetlify: MockService = ({ fields }) => {
  const isKnown = new Map(fields).get('form-name') === 'orders'
  return isKnown ? page('The page of this path') : { ...page('Not found'), status: 404 }
}

/**
 * PocketBase: creates a record from the fields that its collection has, and ignores others. A value
 * that is missing or invalid has a message.
 * https://pocketbase.io/docs/api-records/
 */
export const mockPocketBase: MockService = ({ url, fields }) => {
  if (url !== 'https://pb.example.com/api/collections/orders/records') {
    return json(404, { status: 404, message: 'Missing collection context.', data: {} })
  }
  const values = new Map(fields)
  if (values.get('kunde') === 'Fremde') {
    const data = { kunde: { code: 'validation_not_in', message: 'This customer is unknown.' } }
    return json(400, { status: 400, message: 'Failed to create record.', data })
  }
  return json(200, { id: 'ae40239d2bc4477', collectionName: 'orders', kunde: values.get('kunde') })
}

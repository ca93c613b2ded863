import type {
  FormBlock,
  HttpTransport,
  PlaceholderTransport,
  ServiceTransport,
  SimulatedTransport,
} from '../../../schemas/generated/types'

/** What the form's HTML and script need to know about a form service. */
interface FormService {
  /**
   * The URL that receives forms. `{key}` and `{server}` stand for these properties of the transport.
   * By default, the page after sending.
   */
  url?: string
  /** The name of the hidden field with the key, if it is not in the URL. */
  keyField?: string
  /** The name of the service's honeypot, if it has one. */
  decoy?: string
  /** The kind of input of the honeypot. An empty text is sent, an empty box is not. */
  decoyType?: 'checkbox'
  /**
   * The name of the hidden field with the URL of the page after sending. Only for browsers without
   * the form's script.
   */
  answerField?: string
  /** If `true`, a success is answered with a page. Other services answer the script with JSON. */
  hasPages?: true
  /** If `true`, browsers without the form's script would see JSON, so the form is not sent. */
  needsScript?: true
  /** If `true`, the service finds the form in the HTML of the site, by attributes. */
  isDetected?: true
}

type ServiceName = ServiceTransport['service']

/** The form services. `service-facts.ts` names their documentation. */
const SERVICES: Record<ServiceName, FormService> = {
  formspree: { url: 'https://formspree.io/f/{key}', decoy: '_gotcha', answerField: '_next' },
  web3forms: {
    url: 'https://api.web3forms.com/submit',
    keyField: 'access_key',
    decoy: 'botcheck',
    decoyType: 'checkbox',
    answerField: 'redirect',
  },
  netlify: { keyField: 'form-name', decoy: 'bot-field', hasPages: true, isDetected: true },
  pocketbase: { url: '{server}/api/collections/{key}/records', needsScript: true },
}

/** A transport that posts. `service` is the form service that receives the form, if any. */
export interface PostTransport extends HttpTransport {
  service?: FormService & { key: string }
}

/** A form whose service has been resolved. */
export interface LiveBlock extends FormBlock {
  transport: SimulatedTransport | PlaceholderTransport | PostTransport
}

/** What is known about the form service of a transport. Undefined for other transports. */
export function findService(transport: FormBlock['transport']): FormService | undefined {
  return transport.type === 'service' ? SERVICES[transport.service] : undefined
}

/** Returns `true` for a form that is sent to a path of its own site. */
export function isSentToSite(transport: FormBlock['transport']): boolean {
  return transport.type === 'http' && transport.url.startsWith('/')
}

/** Resolves the form service of a form. */
export function resolveService(block: FormBlock): LiveBlock {
  const { transport } = block
  if (transport.type !== 'service') return { ...block, transport }
  const { key, timeout, answer } = transport
  const service = { ...SERVICES[transport.service], key }
  const url = resolveUrl(transport)
  const post = { type: 'http', url, as: 'form-data', timeout, idempotent: false } as const
  return { ...block, transport: { ...post, answer, service } }
}

/** The URL to which a form is sent. */
export function resolveUrl({ service, key, server = '', answer = '/' }: ServiceTransport): string {
  return SERVICES[service].url?.replace('{server}', server).replace('{key}', key) ?? answer
}

/** The attributes by which a form service finds the form in the HTML of the site. */
export function buildServiceAttributes({ service }: PostTransport): Record<string, string> {
  if (!service?.isDetected) return {}
  return { name: service.key, 'data-netlify': 'true', 'netlify-honeypot': service.decoy ?? '' }
}

import type { ServiceTransport } from '../../../schemas/generated/types'

/** What the build and the guide need to know about a form service. Browsers do not load it. */
export interface ServiceFacts {
  title: string
  /** The hosts of the service's own pages after sending, as URLs, if they differ from the receiver's. */
  pages: string[]
  /** The pages of the service's documentation from which the preset was written. */
  docs: string[]
  /** The date on which the documentation was read, in ISO 8601. */
  read: string
}

const READ = '2026-11-28'

/** The facts about each form service, by its name in `transport`. */
export const SERVICE_FACTS: Record<ServiceTransport['service'], ServiceFacts> = {
  formspree: {
    title: 'Formspree',
    pages: [],
    docs: [
      'https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax',
      'https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering',
      'https://github.com/formspree/formspree-js/tree/main/packages/formspree-core',
    ],
    read: READ,
  },
  web3forms: {
    title: 'Web3Forms',
    // Its own page after sending is on another host.
    pages: ['https://web3forms.com'],
    docs: [
      'https://docs.web3forms.com/getting-started/api-reference',
      'https://docs.web3forms.com/getting-started/customizations/redirection',
      'https://docs.web3forms.com/getting-started/customizations/spam-protection/spam-protection',
    ],
    read: READ,
  },
  netlify: {
    title: 'Netlify Forms',
    pages: [],
    docs: [
      'https://docs.netlify.com/manage/forms/setup',
      'https://docs.netlify.com/manage/forms/spam-filters',
    ],
    read: READ,
  },
  pocketbase: {
    title: 'PocketBase',
    pages: [],
    docs: ['https://pocketbase.io/docs/api-records/'],
    read: READ,
  },
}

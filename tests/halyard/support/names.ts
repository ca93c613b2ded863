/** The names that the shipped site's text may use, and the claims that it may not make. */

/** Names of pages, sections and buttons that are capitalized in the requirements. */
export const QUOTED = [
  'Learning Portal',
  'Help Desk Portal',
  'Video Library',
  'Community Forum',
  'Case Studies',
  'Become a Partner',
  'Request a Demo',
  'Contact Sales',
  'Talk to Sales',
  'Apply Now',
  'Download Partner Kit',
  'Professional Services',
  'Return to Home',
  'Our Story',
  'Our Values',
  'What Sets Us Apart',
  'Support and Services',
  'Client Focus',
  'Implementation Options',
  'Security and Quality',
  'Search Results',
  'Start Your Search',
  'No Results Found',
  'Treasury Management',
  'Loans Management',
  'Custody & Securities',
  'Investment Management',
  'Help Desk',
  'Compliance Framework',
  'Corporate Governance',
  'Data Protection',
  'Code of Conduct',
  'Anti-Corruption',
  'Modern Slavery Statement',
]

/** A name, and its place in the specification. A group of names shares one reason. */
const ALLOWED: Record<string, string[]> = {
  'the company and its site': ['Halyard', 'JavaScript', 'LinkedIn', 'YouTube', 'X', 'Pty Ltd'],
  'section 1: the offices and regions': [
    ...['Perth', 'Western Australia', 'Sydney', 'Kuala Lumpur', 'Jakarta', 'Manila'],
    ...['Australia', 'Australian', 'Asia Pacific', 'Middle East', 'GCC', 'Africa'],
    'New South Wales',
  ],
  'section 1: claims': [
    ...['ISO 27001:2022', 'ISO 27001', 'ISO 9001:2015', 'ISO 9001', 'TCO'],
    ...['Islamic', 'Shariah-compliant', 'Shariah'],
  ],
  'section 2: standards of the legal page': [
    ...['SWIFT', 'SOC 2 Type II', 'BCBS 239', 'FRTB', 'Fundamental Review of the Trading Book'],
    ...['Basel III/IV', 'IFRS 9', 'IFRS 13', 'Global LEI', 'MiFID II/MiFIR', 'EMIR', 'Dodd-Frank'],
    ...['FATF', 'AML/CTF', 'KYC/CDD', 'Whistleblower Protection'],
  ],
  'section 2: laws of the legal page': ['Australian Privacy Act', 'GDPR'],
  'section 2: the forms of the SWIFT messages': ['SWIFT MT', 'MT', 'ISO 20022'],
  'section 2: countries of the legal pages': ['Indonesia', 'Malaysia', 'Philippines'],
  'sections 2 and 3: role cards and openings': [
    ...['CFO', 'Head of Treasury', 'Head of Loans', 'Head of Custody', 'Head of IT'],
    ...['Head of Operations', 'IT', 'Bahasa Indonesia', 'English'],
  ],
  'section 5: attachments': ['PDF', 'Word', 'Excel', 'CSV', 'MB'],
  'section 2: cards and pages by their names': [
    'Open Positions',
    'Privacy Policy',
    'Terms of Service',
    'Risk Management',
    'Reporting Standards',
    'Transaction Reporting',
    'Anti-Money Laundering',
  ],
  'what the map of the offices shows': ['South-East Asia'],
  'abbreviations of the trade, not names of anybody': [
    ...['ALCO', 'LCR', 'FX', 'ERP', 'APIs', 'Monday', 'Sunday', 'I'],
  ],
}

const NAMES = [...QUOTED, ...Object.values(ALLOWED).flat()]

/** Names in a text that are not in the specification. */
export function findNames(texts: string[], titles: string[]): string[] {
  const known = [...NAMES, ...titles].sort((a, b) => b.length - a.length)
  return texts.flatMap((text) => {
    const rest = known.reduce(blankName, renderPlain(text))
    return rest.split(/(?<=[.!?:;“])\s+/).flatMap(listCapitalised)
  })
}

function blankName(text: string, name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), '·')
}

/** Removes link URLs and tokens from a text. */
function renderPlain(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{\w+\}/g, '·')
    .replaceAll('**', '')
    .replace(/\s/g, ' ')
}

/** Capitalized words that do not start a sentence, and words with several capitals. */
function listCapitalised(sentence: string): string[] {
  const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'/-]*|[·.…]/gu) ?? []
  return words.filter(
    (word, index) => /\p{Lu}.*\p{Lu}/u.test(word) || (index > 0 && /^\p{Lu}/u.test(word)),
  )
}

/** Invented clients, awards and causes. */
const UNGIVEN = [
  /\bclients?\b[^.]{0,60}\b(?:Asia|Middle East|GCC|Africa|Australia|Malaysia|Indonesia|Philippines)\b/gi,
  /\b(?:we serve|serving|trusted by|chosen by|award|leading provider|market leader)\b/gi,
  /\bdownload (?:the|our|a)\b/gi,
]

/** Claims in a text that are not in the specification. */
export function findUngiven(texts: string[]): string[] {
  return texts.flatMap((text) =>
    UNGIVEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([claim]) => claim)),
  )
}

const SHARE = /\b\d[\d.,–-]*(?:%|\+? (?:hours|months|countries|users)\b)|\b24\/7/
const CAUSE = /\b(?:because|since|thanks to|due to|owing to|as a result|which is (?:how|why))\b/i

/** Sentences that give the source of a figure. The specification contains only the figures. */
export function findCauses(texts: string[]): string[] {
  return texts
    .flatMap((text) => renderPlain(text).split(/(?<=[.!?])\s+/))
    .filter((sentence) => SHARE.test(sentence) && CAUSE.test(sentence))
}

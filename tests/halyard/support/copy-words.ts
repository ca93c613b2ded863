/** Words and figures that the shipped site's text may or may not contain. */

/** American spellings of words that are spelled differently in Australian and British English. */
export const AMERICAN = new RegExp(
  `\\b(?:${[
    '(?:organ|real|recogn|author|custom|util|minim|maxim|optim|final|central|summar|standard|harmon|priorit|categor|special|digit|modern|token|normal|stabil|capital|anal|penal|emphas|memor|synchron|anonym|local|formal|item|mobil|monet|neutral|rational|visual|general|material|crystall|amort)(?:iz|yz)(?:e[sdr]?|ing|ations?|ational)',
    '(?:behavi|col|fav|hon|lab|neighb|end|harb|rum|vap)or(?:s|ed|ing|al|able|ite)?',
    '(?:cent|theat|fib|meag)er(?:s|ed)?',
    '(?:cancel|travel|label|model|signal|total|channel|level|fuel|counsel)(?:ed|ing|er|ers)',
    '(?:ful|enrol|instal|skil)lment',
    'fulfill(?:s|ment)?',
    'enroll(?:s|ment)?',
    'defense|offense|pretense',
    '(?:a|the|your|this|one|each|software|any) license',
    'licenses (?:are|is|for)',
    'catalogs?|dialogs?|analogs?',
    'judgment day|acknowledgment|aging|gray|plow|skeptic(?:al|ism)?|inquir(?:y|ies)',
    'check(?:ing)? account|checkbooks?|program(?:s)? of work|paycheck|toward|gotten|fall semester',
  ].join('|')})\\b`,
  'gi',
)

/** Empty marketing words. "Leverage" is permitted as a noun, in the sense that a covenant tests. */
export const FILLER =
  /\b(?:seamless(?:ly)?|cutting[- ]edge|world[- ]class|leverag(?:es|ing)|(?:to|we|you|they|can|will|and) leverage|unlock(?:s|ed|ing)?|empower(?:s|ed|ing|ment)?|robust(?:ly|ness)?|best[- ]in[- ]class|best[- ]of[- ]breed|game[- ]chang(?:er|ers|ing)|state[- ]of[- ]the[- ]art|next[- ]gen(?:eration)?|industry[- ]leading|market[- ]leading|synerg(?:y|ies|istic)|holistic(?:ally)?|paradigm|revolution(?:ary|ise|ised|ize)|transformative|turnkey|supercharge[sd]?|effortless(?:ly)?|delve[sd]?|bleeding[- ]edge|mission[- ]critical|future[- ]proof(?:ed|ing)?|one[- ]stop|hassle[- ]free|unparalleled|unrivalled|unmatched|elevate[sd]? your|harness(?:es|ed|ing)? the|ever[- ]changing|fast[- ]paced|in today[’']s)\b/gi

/** Patterns that match amounts, percentages and periods of time claimed in a text. */
const FIGURE =
  /(?:\$ ?)?\b\d(?:[\d,.]*\d)?(?: ?[-–] ?\d+)?(?: ?%|\+(?!\d)| (?:per cent|percent)\b|[ -](?:minutes?|hours?|days?|weeks?|months?|years?|offices?|users?|clients?|customers?|countries|institutions?|people|staff|members?|times|x|million|billion|bps|basis points)\b|\/7)|\$ ?\d(?:[\d,.]*\d)?/gi

/** The figures that the site may claim, each with its place in the specification. */
const ALLOWED_FIGURES: Record<string, string> = {
  '0%': 'the lower end of a scale',
  '100%': 'the upper end of a scale',
  '0 months': 'the lower end of a scale',
  '12 months': 'the upper end of a scale; section 9: twelve months of fees',
  '30 years': 'section 1: over 30 years of expertise',
  '40+': 'section 1: 40+ years',
  '5 offices': 'section 1: 5 offices',
  '1000+': 'section 1: 1000+ users',
  '50+': 'section 1: 50+ team members, 50+ countries',
  '12-18 months': 'section 1: zero-cost upgrades every 12-18 months',
  '40%': 'section 1: 40% faster implementation, forecast accuracy',
  '30%': 'section 1: 30% lower TCO',
  '15-25%': 'section 1: working capital',
  '80%': 'section 1: operations automated',
  '98%': 'section 1: implementation success',
  '8 months': 'section 1: average go-live about 8 months',
  '6-12 months': 'section 1: typical implementation 6-12 months',
  '24/7': 'section 1: support',
  '2 hours': 'section 1: response under 2 hours',
  '99.5%': 'section 1: satisfaction',
  '24 hours': 'section 9: promised reply within 24 hours',
  $100: 'section 9: terms liability cap',
  '3 months': 'section 3: internships of 3 months',
  '6 months': 'section 3: internships of 6 months',
  '3-6 months': 'section 3: internships of 3-6 months',
}

/** The figures in texts that are not in the specification. */
export function findFigures(texts: string[]): string[] {
  return [...texts.join('\n').matchAll(FIGURE)]
    .map(([figure]) => figure.replace(/ ?([–%$-]) ?/g, '$1').replace('–', '-'))
    .map((figure) => figure.toLowerCase())
    .filter((figure) => !Object.hasOwn(ALLOWED_FIGURES, figure))
}

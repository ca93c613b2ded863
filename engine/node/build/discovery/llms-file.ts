/** A page in the list of `/llms.txt`. */
interface ListedPage {
  /** The absolute URL of the page's Markdown version. */
  url: string
  title: string
  description: string
  /** The section of the site that the page belongs to. Default: the main section. */
  section?: string
}

export interface LlmsFileOptions {
  brand: string
  /** A description of the site, in one sentence. */
  description: string
  pages: ListedPage[]
}

const MAIN_PART = 'Pages'

/** An overview of the site for language models: https://llmstxt.org */
export function renderLlmsFile({ brand, description, pages }: LlmsFileOptions): string {
  const sections = new Map<string, string[]>([[MAIN_PART, []]])
  for (const { url, title, description, section = MAIN_PART } of pages) {
    const lines = sections.get(section) ?? []
    lines.push(`- [${escapeMarkdown(title)}](${url}): ${escapeMarkdown(description)}`)
    sections.set(section, lines)
  }
  const parts = [...sections].flatMap(([section, lines]) =>
    lines.length === 0 ? [] : [`## ${escapeMarkdown(section)}\n\n${lines.join('\n')}\n`],
  )
  return [`# ${escapeMarkdown(brand)}\n`, `> ${escapeMarkdown(description)}\n`, ...parts].join('\n')
}

/** Escapes a string for one line of Markdown, so that it is neither a link nor HTML. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\[\]<>`]/g, '\\$&')
}

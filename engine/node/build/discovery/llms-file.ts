/** A page as `/llms.txt` lists it. */
interface ListedPage {
  /** The whole address of its Markdown. */
  url: string
  title: string
  description: string
  /** The part of the site that it belongs to; the main part without one. */
  section?: string
}

export interface LlmsFileOptions {
  brand: string
  /** What the site is, in a sentence. */
  description: string
  pages: ListedPage[]
}

const MAIN_PART = 'Pages'

/** An overview of the site for readers that are programs: https://llmstxt.org */
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

/** A text as it reads in one line of Markdown, where it is neither a link nor HTML. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\[\]<>`]/g, '\\$&')
}

import { hashContent } from '../files/hash-content'

/** The most texts that are remembered. */
const MOST = 200

/** Earlier texts, by their versions. */
export class KnownTexts {
  readonly #texts = new Map<string, string>()

  /** Remembers a text. Returns its version. */
  remember(text: string): string {
    const version = hashContent(text)
    this.#texts.delete(version)
    this.#texts.set(version, text)
    if (this.#texts.size > MOST) {
      const [oldest = ''] = this.#texts.keys()
      this.#texts.delete(oldest)
    }
    return version
  }

  /** Undefined if the text is unknown, or was forgotten. */
  find(version: string): string | undefined {
    return this.#texts.get(version)
  }
}

/**
 * What the inline script knows before the app has started, and what both of them share after that;
 * see `browser/early-acts.ts`.
 */
export interface Early {
  /** Buttons clicked so far, and afterwards the function that takes further ones. */
  clicked: HTMLElement[]
  live: WeakSet<Element>
  /** Says that something loads, while a click waits for longer. */
  status?: HTMLElement
  take?: (button: HTMLElement) => void
  /** The latest submission of a form. */
  sent?: SubmitEvent
  /** The path of a page and the toast that a link has asked for there, when the app had not come. */
  toast?: string
  /** Loads the app, as a sign of the visitor does. */
  start: () => void
  /** Whether the app shows the page of the address from now on, also after Back and Forward. */
  started?: boolean
  /** The last sign that the visitor is about to act. */
  last?: Event
}

declare global {
  interface Window {
    quireEarly?: Early
    /** Adds the fonts of `@font-face` rules in one frame; see `browser/boot/fonts.ts`. */
    quireAddFonts?: (rules: CSSFontFaceRule[]) => Promise<void>
  }
}

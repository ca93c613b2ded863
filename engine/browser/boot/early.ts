/** The state that the inline script shares with the app; see `browser/event-replay.ts`. */
export interface Early {
  /**
   * The buttons clicked so far. Once the app has started, the function that handles further clicks.
   */
  clicked: HTMLElement[]
  live: WeakSet<Element>
  /** Announces that something is loading while a click is waiting. */
  status?: HTMLElement
  take?: (button: HTMLElement) => void
  /** The latest form submission. */
  sent?: SubmitEvent
  /** The path of a page, and the toast that a link to it requested before the app was loaded. */
  toast?: string
  /** Loads the app, just as user input does. */
  start: () => void
  /** If `true`, the app shows the URL's page from now on, also after Back and Forward. */
  started?: boolean
  /** The last event that announces user input. */
  last?: Event
}

declare global {
  interface Window {
    quireEarly?: Early
    /** Adds the fonts of `@font-face` rules in one frame; see `browser/boot/fonts.ts`. */
    quireAddFonts?: (rules: CSSFontFaceRule[]) => Promise<void>
  }
}

/** The state that the inline script shares with the app; see `browser/event-replay.ts`. */
export interface Early {
  /** The buttons clicked so far; later, the function that handles further clicks. */
  clicked: HTMLElement[]
  live: WeakSet<Element>
  /** Announces that something is loading while a click waits. */
  status?: HTMLElement
  take?: (button: HTMLElement) => void
  /** The latest submission of a form. */
  sent?: SubmitEvent
  /** A page's path and the toast that a link requested there, if the app was not loaded. */
  toast?: string
  /** Loads the app, as user input does. */
  start: () => void
  /** If `true`, the app shows the page of the URL from now on, also after Back and Forward. */
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

/** What a real browser is asked to do, as far as both of WebDriver's protocols go. */
export interface Browser {
  /** Opens an address and waits until the page has loaded. */
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  /** Opens an address in a tab behind the present one, and says when to bring it to the front. */
  openBehind: (url: string) => Promise<() => Promise<void>>
  /** The source of a function that is run in the page → what it returns, as JSON. */
  run: (source: string) => Promise<string>
  /** https://w3c.github.io/webdriver/#actions */
  perform: (actions: object[]) => Promise<void>
  /** Chooses a file in the input that a selector names. */
  attach: (selector: string, path: string) => Promise<void>
  /** Gives the page, without the browser's own bars, a size in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** The visible part of the page as PNG. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

export interface LaunchOptions {
  calm: boolean
  /** An empty folder for the browser's profile. */
  profile: string
}

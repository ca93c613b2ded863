/** The operations of a real browser that both WebDriver protocols support. */
export interface Browser {
  /** Opens a URL and waits until the page has loaded. */
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  /** Opens a URL in a background tab. The returned function brings the tab to the front. */
  openBehind: (url: string) => Promise<() => Promise<void>>
  /** Runs a function's source in the page, and returns its result as JSON. */
  run: (source: string) => Promise<string>
  /** https://w3c.github.io/webdriver/#actions */
  perform: (actions: object[]) => Promise<void>
  /** Chooses a file in the input element that matches a selector. */
  attach: (selector: string, path: string) => Promise<void>
  /** Sets the page size in CSS pixels, without the browser's own toolbars. */
  resize: (width: number, height: number) => Promise<void>
  /** Returns the visible part of the page as PNG. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

export interface LaunchOptions {
  calm: boolean
  /** An empty folder for the browser's profile. */
  profile: string
}

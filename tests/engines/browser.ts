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
  /** The same in the first iframe of the page. */
  runInIframe: (source: string) => Promise<string>
  /** Clicks a position in the first iframe of the page, which has its full size. */
  clickInIframe: (place: { x: number; y: number }) => Promise<void>
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
  /** The URL of a proxy for https. Only for WebKit. */
  proxy?: string
}

/** The actions of a click. */
export function clickAt({ x, y }: { x: number; y: number }): object[] {
  const actions = [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', actions }]
}

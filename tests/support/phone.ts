/** The context of a phone's browser, in the smallest window that is designed for. */
export const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }

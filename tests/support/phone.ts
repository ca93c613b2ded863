/** A phone's browser context with the smallest supported window. */
export const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }

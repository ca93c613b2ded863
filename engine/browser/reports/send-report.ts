/** Sends JSON to a URL, also while the page is unloading. */
export function sendReport(url: string, report: object): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  if (navigator.sendBeacon?.(url, body)) return
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {})
}

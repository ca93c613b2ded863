/** Sends something as JSON to an address, also while the page is being left. */
export function sendReport(url: string, report: object): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  if (navigator.sendBeacon?.(url, body)) return
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {})
}

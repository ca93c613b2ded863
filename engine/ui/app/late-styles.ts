/**
 * The styles of what only the app shows: they come with its code and not with every page, and need
 * no request, for some of it is shown when the network fails. A style sheet `X.late.css` has them;
 * its classes are not renamed, and begin with the name of what they style.
 */
const TEXTS: Record<string, string> = import.meta.glob('../**/*.late.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/**
 * Adds them to the document, as an element: behind a sheet that the document adopts, no other is
 * the last one, and Chromium loads fonts anew for each that comes before the last.
 */
export function addLateStyles(): void {
  const style = document.createElement('style')
  style.textContent = Object.values(TEXTS).join('')
  document.head.append(style)
}

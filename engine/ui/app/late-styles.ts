import failure from '../errors/Failure.late.css?inline'
import plainToast from '../toasts/PlainToast.late.css?inline'
import toastText from '../toasts/ToastText.late.css?inline'
import loading from './Loading.late.css?inline'
import spinner from './Spinner.late.css?inline'

/**
 * Adds the styles of what only the app shows to the document. They come with the app's code and not
 * with every page, and need no request: some of it is shown when the network fails. Their classes
 * are not renamed, and begin with the name of what they style.
 *
 * They are in an element, not in a sheet that the document adopts: that would stay behind all
 * others, and Chromium loads the fonts anew with each sheet that is added before another.
 */
export function addLateStyles(): void {
  const style = document.createElement('style')
  style.textContent = failure + loading + spinner + plainToast + toastText
  document.head.append(style)
}

import failure from '../errors/Failure.late.css?inline'
import plainToast from '../toasts/PlainToast.late.css?inline'
import toastText from '../toasts/ToastText.late.css?inline'
import loading from './Loading.late.css?inline'
import spinner from './Spinner.late.css?inline'

/**
 * Adds the styles that only the app needs to the document. They are part of the app's code, not of
 * every page, and need no request: some are for network errors. Their class names are not renamed,
 * and start with the name of their component.
 * They are in an element, not in an adopted style sheet, which would stay last and make Chromium
 * load the fonts again with each sheet that is inserted before it.
 */
export function addLateStyles(): void {
  const style = document.createElement('style')
  style.textContent = failure + loading + spinner + plainToast + toastText
  document.head.append(style)
}

/** Let what scrolls be reached, and so scrolled, by keyboard. */
export function reachable(element: HTMLElement): void {
  element.tabIndex = 0
}

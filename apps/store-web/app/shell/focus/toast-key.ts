/** F8 leads to the newest message at the lower edge: behind a page of photos nobody tabs there in time. */
export function answerToastKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F8') return;
    // The copy below a dialog is out of reach: it does not take the focus.
    for (const button of document.querySelectorAll<HTMLElement>('.toast:last-child button')) {
      button.focus();
      if (document.activeElement === button) return event.preventDefault();
    }
  });
}

/** The first field in the order of the page; a message without a field leads to the summary. */
export function focusFirstError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field) {
    field.focus();
    return;
  }
  const summary = form.querySelector<HTMLElement>('[role="alert"]');
  summary?.setAttribute('tabindex', '-1');
  summary?.focus();
}

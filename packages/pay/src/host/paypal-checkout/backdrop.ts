const attribute = 'data-braintree-paypal-vault-initiated-checkout-modal';
const zIndex = 9999;

/**
 * Darkens the page while PayPal's window is open; a click on it brings the window back to the front.
 * @returns takes it away
 */
export function showBackdrop(focusWindow: () => void): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute(attribute, 'true');
  button.setAttribute('aria-label', 'Back to the PayPal window');
  Object.assign(button.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    zIndex: String(zIndex),
    opacity: '0.7',
    background: '#000',
    border: '0',
    borderRadius: '0',
    padding: '0',
    cursor: 'pointer',
  });
  button.addEventListener('click', focusWindow);
  const { activeElement } = document;
  document.body.append(button);
  button.focus();
  return () => {
    button.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus();
  };
}

const fieldKeys = [
  'number',
  'expirationDate',
  'cvv',
  'postalCode',
  'cardholderName',
  'expirationMonth',
  'expirationYear',
];

/** Body of a merchant's checkout: a labeled container for each field, and something to focus around them. */
export const checkoutForm = `<body><main><h1>Checkout</h1><form id="form"><input id="first" aria-label="First">
${fieldKeys.map((key) => `<label for="${key}">${key}</label><div class="box" id="${key}"></div>`).join('\n')}
<button id="pay" type="button">Pay</button></form></main></body>`;

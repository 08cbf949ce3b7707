/** Of the fields whose names don't read well. */
export const addressLabels = { address1: 'Street and number', zip: 'Zip or postal code' };

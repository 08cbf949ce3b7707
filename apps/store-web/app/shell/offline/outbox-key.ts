/** Where changes wait in the browser that the store has still to hear of. */
export const outboxKey = 'outbox';

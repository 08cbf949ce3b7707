/** What scrolls must be reached by keyboard, or its lower part is not for everybody. */
export const scrollable = { tabIndex: 0 } as const;

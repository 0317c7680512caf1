/** The first id of what the store makes up: higher than any id that a shop assigns. */
export const FIRST_MADE_UP_ID = 1_000_000_000;

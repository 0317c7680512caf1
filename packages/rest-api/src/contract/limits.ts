/** What a request may ask for at most. More is refused with status 400 and a sentence that says what to do. */
export const queryLimits = {
	metrics: 20,
	dimensions: 3,
	filters: 20,
	/** Rows of one response; `offset` reads on. */
	rows: 1000,
	/** Intervals of one response. */
	intervals: 10_000,
	/** Rows of each interval. */
	intervalRows: 20,
	/** Rows that a query sorts before it returns some of them. */
	sortedRows: 200_000,
} as const;

/** The version of requests and responses. It changes when a program that reads them would have to change. */
export const CONTRACT_VERSION = 1;

/** Parts of a change that a response names for each dimension. */
export const MOST_PARTS = 20;

/** Dimensions by which a change is split if the request names none: the three whose parts stand out most. */
export const changeDimensions = [
	'source_type',
	'billing_country',
	'payment_method',
	'device',
	'customer_type',
	'product',
	'category',
] as const;

/** How many dimensions a response has if the request names none. */
export const MOST_CHOSEN = 3;

/** A read-only key of a program, as its owner sees it (`store-analytics/v1/keys`). Moments are UTC. */
export interface ProgramKey {
	readonly id: string;
	readonly name: string;
	/** Whether the program may read names of customers. */
	readonly personal: boolean;
	readonly created: string;
	/** Null if it was never used. */
	readonly used: string | null;
}

/** A request of a program (`store-analytics/v1/calls`). */
export interface ProgramCall {
	/** UTC. */
	readonly at: string;
	/** Name of the key; empty for the access token. */
	readonly who: string;
	/** What was asked, such as `query net_revenue by device`. */
	readonly what: string;
	/** Rows of the response; null if it was refused. */
	readonly rows: number | null;
	/** Status of HTTP. */
	readonly status: number;
}

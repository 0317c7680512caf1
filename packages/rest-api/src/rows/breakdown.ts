/** A row of a breakdown. Its numbers stand beside by the names of their metrics. */
export interface BreakdownRow {
	/** The value as filters have it; null if it is unknown. */
	readonly value: string | null;
	/** The value as one text for addresses and comparisons (`encodeValue`). */
	readonly id: string;
	/** The name of the value, also of the unknown one. */
	readonly label: string;
	/** Its part of the total of the report's first number, 0.25 for a quarter; null if rows do not add up to it. */
	readonly share: number | null;
	readonly [metric: string]: string | number | null;
}

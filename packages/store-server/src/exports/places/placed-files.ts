/** The files of an export on their way. */
export interface PlacedFiles {
	/** Day of the run in the shop's zone: the name of the innermost folder. */
	readonly day: string;
	readonly files: readonly {
		readonly name: string;
		readonly path: string;
		readonly bytes: number;
	}[];
	readonly signal: AbortSignal;
}

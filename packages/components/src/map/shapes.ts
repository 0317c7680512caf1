/** The outlines of a map (written by scripts/shapes). */
export interface Shapes {
	readonly width: number;
	readonly height: number;
	/** West of here are only islands too small to see. */
	readonly ocean: number;
	/** Land without a code. */
	readonly rest: string;
	/** By code: a point within the place, the shorter side of its greatest part, and its SVG path. */
	readonly places: Readonly<Record<string, PlaceShape>>;
}

export type PlaceShape = readonly [x: number, y: number, span: number, path: string];

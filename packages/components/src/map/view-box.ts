import type { Place } from './places';
import type { PlaceShape, Shapes } from './shapes';

export interface View {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Height to width of every map, so that nothing moves when another level is opened. */
export const MAP_RATIO = 2;

/** Units around the places of a part of the map; and its least width, so that a country keeps its neighbours. */
const AROUND = 60;
const LEAST_WIDTH = 420;

/** A part this wide is not worth a second view. */
const MOST_OF_IT = 0.62;

/** The whole map, without the open ocean at its edge unless a place there has a value. */
export function wholeView(shapes: Shapes, places: readonly Place[]): View {
	const { width, height, ocean } = shapes;
	const isUsed = places.some(({ code }) => (shapes.places[code]?.[0] ?? width) < ocean);
	const x = isUsed ? 0 : ocean;
	return { x, y: 0, width: width - x, height };
}

/** So much of all values is worth a closer look. */
const MOST = 0.9;

/**
 * The part of a map to look at closely: with all places that have a value, or else with the greatest of them.
 * undefined if that is most of the map.
 */
export function closerView(
	shapes: Shapes,
	places: readonly Place[],
): { view: View; hasAll: boolean } | undefined {
	const all = partAround(shapes, places);
	if (all) return { view: all, hasAll: true };
	const most = partAround(shapes, greatest(places));
	return most && { view: most, hasAll: false };
}

/** Places come with the greatest first. */
function greatest(places: readonly Place[]): Place[] {
	const amount = ({ value }: Place) => Math.max(value || 0, 0);
	let missing = MOST * places.reduce((sum, place) => sum + amount(place), 0);
	return places.filter((place) => {
		const isIn = missing > 0;
		missing -= amount(place);
		return isIn;
	});
}

export function isWithin({ x, y, width, height }: View, shape: PlaceShape | undefined): boolean {
	if (!shape) return false;
	const [left, top] = shape;
	return left >= x && left <= x + width && top >= y && top <= y + height;
}

function partAround(shapes: Shapes, places: readonly Place[]): View | undefined {
	const spots = places.flatMap(({ code }) => {
		const shape = shapes.places[code];
		return shape ? [shape] : [];
	});
	if (spots.length === 0) return undefined;
	const edges = (axis: 0 | 1) => [
		Math.min(...spots.map((spot) => spot[axis] - spot[2] / 2)) - AROUND,
		Math.max(...spots.map((spot) => spot[axis] + spot[2] / 2)) + AROUND,
	];
	const [[west = 0, east = 0], [north = 0, south = 0]] = [edges(0), edges(1)];
	const width = Math.max(east - west, (south - north) * MAP_RATIO, LEAST_WIDTH);
	if (width > shapes.width * MOST_OF_IT) return undefined;
	const height = width / MAP_RATIO;
	return {
		x: clamp((west + east) / 2 - width / 2, shapes.width - width),
		y: clamp((north + south) / 2 - height / 2, shapes.height - height),
		width,
		height,
	};
}

const clamp = (value: number, most: number) => Math.round(Math.max(0, Math.min(value, most)));

import type { Shapes } from './shapes';

/** The code that draws. It loads beside the shapes. */
const loadDrawing = () => import('./map-drawing');

async function together(level: string, loading: Promise<{ shapes: Shapes }>) {
	const [{ MapDrawing }, { shapes }] = await Promise.all([loadDrawing(), loading]);
	return { level, shapes, MapDrawing };
}

export type LoadedMap = Awaited<ReturnType<typeof together>>;

const loaders = {
	world: () => together('world', import('./shapes/world')),
	US: () => together('US', import('./shapes/united-states')),
} as const;

export type MapLevel = keyof typeof loaders;

/**
 * Whether there is a map of the world (`world`), or of the states of a country (by its code).
 * @example hasMap('US') // true
 */
export function hasMap(level: string): level is MapLevel {
	return Object.hasOwn(loaders, level);
}

/** What loads a map: constant for each level. */
export const loadMap = (level: MapLevel) => loaders[level];

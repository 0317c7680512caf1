import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Shapes } from './shapes';
import { shapes as unitedStates } from './shapes/united-states';
import { shapes as world } from './shapes/world';

const root = path.resolve(__dirname, '../../../..');

/** The point of a place, in parts of the map's width and height. */
function pointOf({ places, width, height }: Shapes, code: string) {
	const [x = NaN, y = NaN] = places[code] ?? [];
	return { right: x / width, down: y / height };
}

describe('The shapes of a map', () => {
	it('are within their budgets', () => {
		const { shapes } = JSON.parse(
			readFileSync(path.join(root, 'scripts/size-budgets.json'), 'utf8'),
		) as { shapes: Record<string, number> }; // Gzipped bytes.
		const sizes = Object.keys(shapes).map((name) => {
			const file = path.join(root, `packages/components/src/map/shapes/${name}.ts`);
			return [name, gzipSync(readFileSync(file), { level: 9 }).length] as const;
		});
		expect(sizes.filter(([name, bytes]) => bytes > (shapes[name] ?? 0))).toEqual([]);
	});

	it('have every country that a parcel goes to, by its code', () => {
		const regions = readFileSync(
			path.join(root, 'packages/components/src/compatibility/flag/regions.ts'),
			'utf8',
		);
		const codes = [...regions.matchAll(/^\t([A-Z]{2}):/gm)].map(([, code = '']) => code);
		// The European Union is no country; the others are islands and ice without inhabitants.
		const missing = codes.filter((code) => !Object.hasOwn(world.places, code));
		expect(missing).toEqual(['AQ', 'EU', 'HM', 'TF']);
	});

	it('are where the places are', () => {
		const [germany, japan, australia] = ['DE', 'JP', 'AU'].map((code) => pointOf(world, code));
		expect(germany?.right).toBeLessThan(japan?.right ?? 0);
		expect(germany?.down).toBeLessThan(australia?.down ?? 0);
		// French Guiana is beside Brazil, not in France.
		expect(pointOf(world, 'GF').right).toBeLessThan(pointOf(world, 'FR').right - 0.1);
		expect(pointOf(unitedStates, 'CA').right).toBeLessThan(pointOf(unitedStates, 'NY').right);
	});

	it('have the fifty states and the capital', () => {
		expect(Object.keys(unitedStates.places)).toHaveLength(51);
		expect(Object.keys(unitedStates.places)).toEqual(expect.arrayContaining(['AK', 'DC', 'HI']));
	});
});

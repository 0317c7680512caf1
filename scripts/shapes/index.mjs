/**
 * `npm run shapes`: writes packages/components/src/map/shapes/ from the packages world-atlas and us-atlas
 * (docs/decisions/0037-shapes-of-countries.md). With --check it writes nothing, and fails if a file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../sources.mjs';
import { drawPlaces } from './draw.mjs';
import { statesOfTheUnitedStates } from './united-states.mjs';
import { countriesOfTheWorld } from './world.mjs';

const maps = {
	world: () => drawPlaces(countriesOfTheWorld()),
	'united-states': () => drawPlaces(statesOfTheUnitedStates()),
};

for (const [name, draw] of Object.entries(maps)) {
	const file = path.join(root, `packages/components/src/map/shapes/${name}.ts`);
	const text = moduleOf(draw());
	if (!process.argv.includes('--check')) writeFileSync(file, text);
	else if (readFileSync(file, 'utf8') !== text) {
		console.error(`${file} is not what scripts/shapes writes.`);
		process.exitCode = 1;
	}
}

/** A place is a line, so that a change of one is seen as one. */
function moduleOf({ width, height, ocean = 0, places, rest }) {
	const line = ([code, { x, y, span, path }]) => `\t\t${code}: [${x}, ${y}, ${span}, '${path}'],`;
	return `// Written by scripts/shapes. Natural Earth and the U.S. Census Bureau, public domain.
import type { Shapes } from '../shapes';

// prettier-ignore
export const shapes: Shapes = {
	width: ${width},
	height: ${height},
	ocean: ${ocean},
	rest: '${rest}',
	places: {
${Object.entries(places).map(line).join('\n')}
	},
};
`;
}

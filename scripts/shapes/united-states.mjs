import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoIdentity } from 'd3-geo';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

/** The Census Bureau numbers the states by their names, with gaps; these are WooCommerce's codes in that order. */
const CODES =
	'AL AK . AZ AR CA . CO CT DE DC FL GA . HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA . RI SC SD TN TX UT VT VA . WA WV WI WY'.split(
		' ',
	);

/** The states of the U.S. Census Bureau, projected there already, with Alaska and Hawaii in the corner. */
export function statesOfTheUnitedStates() {
	const topology = JSON.parse(readFileSync(require.resolve('us-atlas/states-albers-10m.json')));
	const features = topology.objects.states.geometries
		.filter(({ id }) => CODES[Number(id) - 1])
		.map((geometry) => [CODES[Number(geometry.id) - 1], feature(topology, geometry).geometry]);
	return {
		features: new Map(features),
		points: {},
		width: 2000,
		projection: geoIdentity(),
		leastArea: 12,
	};
}

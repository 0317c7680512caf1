import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoEqualEarth } from 'd3-geo';
import { merge } from 'topojson-client';

const require = createRequire(import.meta.url);

/** Parts that another code of ISO 3166 has: [west, south, east, north] of their centres. */
const OWN_CODES = [
	{ of: 'FR', code: 'GF', box: [-55, 2, -51, 6] },
	{ of: 'FR', code: 'GP', box: [-62, 15.8, -61, 16.6] },
	{ of: 'FR', code: 'MQ', box: [-61.3, 14.3, -60.7, 14.95] },
	{ of: 'FR', code: 'RE', box: [55, -21.5, 56, -20.8] },
	{ of: 'FR', code: 'YT', box: [44.9, -13.1, 45.4, -12.6] },
	{ of: 'NL', code: 'BQ', box: [-69, 12, -62.9, 18] },
	{ of: 'NO', code: 'SJ', box: [-9.5, 70.5, 34, 81] },
	{ of: 'RU', code: 'UA', box: [32.4, 44.3, 36.7, 46.2] },
];

/** Norway's own coast reaches into the box of Svalbard and Jan Mayen. */
const isMainland = ([longitude, latitude]) => longitude > 15 && latitude < 73;

/** Names that Natural Earth has without a number of ISO 3166, and the code under which parcels go there. */
const UNNUMBERED = { Kosovo: 'XK', Somaliland: 'SO', 'N. Cyprus': 'CY' };

/** Places too small for these shapes: longitude and latitude. */
const POINTS = {
	BV: [3.4, -54.4],
	CC: [96.9, -12.2],
	CX: [105.7, -10.5],
	GI: [-5.35, 36.14],
	TK: [-171.8, -9.2],
	TV: [179.2, -8.5],
	UM: [166.6, 19.3],
};

/** Without a country below: nobody sends a parcel there, and it would take a fifth of the height. */
const LEFT_OUT = new Set(['AQ', 'HM', 'TF']);

/** The countries of Natural Earth at 1:50 million, by their codes. Equal Earth keeps areas, as shades must. */
export function countriesOfTheWorld() {
	const topology = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json')));
	const parts = new Map();
	for (const geometry of topology.objects.countries.geometries) {
		const code = codeOf(geometry);
		if (LEFT_OUT.has(code)) continue;
		for (const arcs of polygonsOf(geometry)) {
			const owner = ownerOf(code, centreOf(topology, arcs));
			parts.set(owner, [...(parts.get(owner) ?? []), { type: 'Polygon', arcs }]);
		}
	}
	const features = [...parts].map(([code, polygons]) => [code, merge(topology, polygons)]);
	return {
		features: new Map(features),
		points: POINTS,
		width: 2000,
		// Alaska begins there.
		ocean: 190,
		// Turned so that no country but Fiji lies on both edges.
		projection: geoEqualEarth().rotate([-11, 0]).precision(0),
		leastArea: 0.7,
	};
}

/** The browser's own table of codes knows their numbers. */
function codeOf({ id, properties }) {
	return id ? new Intl.Locale(`und-${id}`).region : (UNNUMBERED[properties.name] ?? '');
}

const polygonsOf = ({ type, arcs }) => (type === 'Polygon' ? [arcs] : arcs);

function ownerOf(code, centre) {
	const part = OWN_CODES.find(({ of, box }) => of === code && isIn(centre, box));
	return part && !(part.code === 'SJ' && isMainland(centre)) ? part.code : code;
}

const isIn = ([x, y], [west, south, east, north]) => x > west && x < east && y > south && y < north;

/** The middle of a polygon's corners. */
function centreOf(topology, [ring]) {
	const { scale, translate } = topology.transform;
	let [sumX, sumY, count] = [0, 0, 0];
	for (const index of ring) {
		let [x, y] = [0, 0];
		for (const [dx, dy] of topology.arcs[index < 0 ? ~index : index]) {
			x += dx;
			y += dy;
			sumX += x * scale[0] + translate[0];
			sumY += y * scale[1] + translate[1];
			count += 1;
		}
	}
	return [sumX / count, sumY / count];
}

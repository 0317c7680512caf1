import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { topology } from 'topojson-server';

/**
 * Draws places as SVG paths of whole numbers: projected, then simplified where two borders are one line (`leastArea` is the triangle,
 * in square units, that a corner must span to stay). Each has a point for its tooltip and `span`, the shorter side of
 * its greatest part, by which the map knows what is too small to see.
 */
export function drawPlaces({ features, points, width, ocean, projection, leastArea }) {
	const all = { type: 'GeometryCollection', geometries: [...features.values()] };
	projection.fitWidth(width, all);
	const flat = Object.fromEntries(
		[...features].map(([code, geometry]) => [code, flatten(geometry, projection)]),
	);
	const topo = presimplify(topology(flat, 1e5));
	const drawn = simplify(topo, leastArea);
	const outlines = Object.keys(flat).map((code) => [code, ringsOf(feature(drawn, code).geometry)]);
	const [, [, bottom]] = geoPath(projection).bounds(all);
	const places = {};
	let rest = '';
	for (const [code, rings] of outlines.sort(([a], [b]) => (a < b ? -1 : 1))) {
		const kept = worthDrawing(rings);
		if (code === '') rest = pathOf(kept);
		else places[code] = { ...pointOf(flat[code]), path: pathOf(kept) };
	}
	for (const [code, point] of Object.entries(points)) {
		const [x, y] = projection(point).map(Math.round);
		places[code] = { x, y, span: 0, path: '' };
	}
	return { width, height: Math.ceil(bottom), ocean, places, rest };
}

/** Each ring as a polygon of its own: lakes and enclaves are holes by the even-odd rule. */
function flatten(geometry, projection) {
	const rings = [];
	geoPath(projection, {
		moveTo: (x, y) => rings.push([[x, y]]),
		lineTo: (x, y) => rings.at(-1).push([x, y]),
		closePath: () => rings.at(-1).push(rings.at(-1)[0]),
		arc: () => undefined,
	})(geometry);
	return { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) };
}

/** Rounded rings, the greatest first. */
function ringsOf({ coordinates }) {
	return greatestFirst(coordinates.map(([ring]) => rounded(ring)));
}

const greatestFirst = (rings) => rings.toSorted((a, b) => areaOf(b) - areaOf(a));

function rounded(ring) {
	const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)]);
	return points.filter(
		([x, y], at) => at === 0 || x !== points[at - 1][0] || y !== points[at - 1][1],
	);
}

/** An island of less than two square units would be dust beside its country. */
const worthDrawing = (rings) => rings.filter((ring, at) => at === 0 || areaOf(ring) >= 3);

function areaOf(ring) {
	let twice = 0;
	for (let at = 1; at < ring.length; at++) {
		twice += ring[at - 1][0] * ring[at][1] - ring[at][0] * ring[at - 1][1];
	}
	return Math.abs(twice) / 2;
}

/** The middle of the greatest part, and its shorter side, before it was simplified. */
function pointOf({ coordinates }) {
	const [ring] = greatestFirst(coordinates.map(([part]) => part));
	const [x, y] = geoPath().centroid({ type: 'LineString', coordinates: ring });
	const [[west, north], [east, south]] = geoPath().bounds({
		type: 'LineString',
		coordinates: ring,
	});
	const [middleX, middleY] = geoPath().centroid({ type: 'Polygon', coordinates: [ring] });
	return {
		x: Math.round(middleX || x),
		y: Math.round(middleY || y),
		span: Math.round(Math.min(east - west, south - north)),
	};
}

/** Relative steps are short: `M10 20l3-4 5 6z`. */
function pathOf(rings) {
	return rings
		.filter((ring) => ring.length > 3)
		.map((ring) => {
			const steps = ring.slice(1, -1).map(([x, y], at) => `${x - ring[at][0]} ${y - ring[at][1]}`);
			return `M${ring[0].join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
		})
		.join('');
}

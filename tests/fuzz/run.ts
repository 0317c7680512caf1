import { parseArgs } from 'node:util';

import { askAll } from '../../packages/store-server/src/testing/fuzz/ask-all';

/** The longest time for a response. */
const SLOW = 2000;
const MEGABYTE = 1_000_000;

const { values: options } = parseArgs({
	options: {
		requests: { type: 'string', default: '100000' },
		seed: { type: 'string', default: String(Date.now() % 1_000_000) },
	},
});

console.log(`${options.requests} requests, --seed ${options.seed}`);
const { faults, slowest, memory } = await askAll(
	Number(options.requests),
	Number(options.seed),
	true,
);
for (const { request, why } of faults) {
	console.log(`${why}\n  ${request.method} ${request.url}\n  ${request.payload ?? ''}`);
}
for (const { request, milliseconds } of slowest) {
	const mark = milliseconds > SLOW ? 'too slow ' : '';
	console.log(
		`${mark}${Math.round(milliseconds)} ms ${request.method} ${request.url.slice(0, 300)} ${request.payload?.slice(0, 200) ?? ''}`,
	);
}
const [start, end] = [memory.start, memory.end].map((bytes) => Math.round(bytes / MEGABYTE));
console.log(`${faults.length} faults; memory ${start} MB, at the end ${end} MB`);
process.exit(faults.length > 0 || slowest.some(({ milliseconds }) => milliseconds > SLOW) ? 1 : 0);

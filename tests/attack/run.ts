import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Attack } from './attack';

/** The subjects, a file each. */
const subjects: Readonly<Record<string, () => Promise<{ attacks: readonly Attack[] }>>> = {
	shops: () => import('./shops'),
	'running-server': () => import('./running-server'),
	stores: () => import('./stores'),
	crowd: () => import('./crowd'),
	'store-server': () => import('./store-server'),
};

const { values: options } = parseArgs({
	options: {
		seed: { type: 'string', default: String(Date.now() % 1_000_000) },
		subject: { type: 'string', multiple: true, default: Object.keys(subjects) },
		only: { type: 'string', default: '' },
		help: { type: 'boolean', default: false },
	},
});
const AT_MOST = 600_000;

/** Where programs that attacks start are bundled once: a start from the sources costs two seconds of processor time. */
const prepared = mkdtempSync(path.join(tmpdir(), 'store-analytics-attack-programs-'));
process.env['STORE_ANALYTICS_PREPARED'] = prepared;
process.on('exit', () => rmSync(prepared, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let failures = 0;
let left = 0;
let done = 0;
console.log(`--seed ${options.seed}`);
for (const subject of options.subject) {
	const load = subjects[subject];
	if (!load) {
		console.log(`There is no subject ${subject}: ${Object.keys(subjects).join(', ')}.`);
		process.exit(1);
	}
	const { attacks } = await load();
	for (const { name, atMost = AT_MOST, lacks, run } of attacks) {
		if (!new RegExp(options.only).test(name)) continue;
		done++;
		if (options.help) {
			console.log(`        ${subject}: ${name} (at most ${atMost / 1000} s)`);
			continue;
		}
		const lack = lacks?.() ?? null;
		if (lack !== null) {
			left++;
			console.log(`LEFT    ${subject}: ${name}: ${lack}`);
			continue;
		}
		console.log(`        ${subject}: ${name} (at most ${atMost / 1000} s) …`);
		const started = Date.now();
		const late = setTimeout(atMost, 'late' as const, { ref: false });
		const outcome = await Promise.race([
			// One that throws at once must not end the others.
			Promise.resolve()
				.then(() => run(Number(options.seed)))
				.then(
					() => null,
					(error: unknown) => error,
				),
			late,
		]);
		const took = ((Date.now() - started) / 1000).toFixed(1);
		if (outcome === null) {
			console.log(`borne   ${subject}: ${name} (${took} s)`);
			continue;
		}
		failures++;
		console.log(`FAILED  ${subject}: ${name} (${took} s)`);
		console.log(outcome === 'late' ? 'It took too long.' : outcome);
	}
}
if (options.help || done === 0) {
	console.log(`${done} attacks. --subject S, --only PATTERN and --seed N choose.`);
	process.exit(options.help ? 0 : 1);
}
if (left > 0) console.log(`${left} were left out, see above.`);
console.log(failures === 0 ? `All${left > 0 ? ' others' : ''} were borne.` : `${failures} failed.`);
process.exit(failures === 0 ? 0 : 1);

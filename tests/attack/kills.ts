import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nextOutput, programWords } from '../../packages/store-server/src/testing/own-process';
import { Random } from '../../packages/store-server/src/sources/demo/random';
import { contentsOf } from './damaged-files';

/** One kind of work on a store, and what must hold when it was killed. */
export interface KilledWork {
	readonly what: 'import' | 'backup' | 'restore' | 'upgrade';
	/** An export's folder, a backup, or the store that is backed up. */
	readonly from: string;
	/** The store as it was; absent if the work makes it. */
	readonly before?: Buffer;
	/** Contents that the store may have afterwards, as `contentsOf` tells them. */
	readonly right: readonly string[];
	/** The store need not be there after the kill. */
	readonly mayBeMissing: boolean;
}

/**
 * Kills the work at random moments, and looks each time: the store is whole with right numbers, and the same work done again
 * succeeds and leaves no remains.
 */
export async function killOften(
	work: KilledWork,
	folder: string,
	{ seed, count }: { readonly seed: number; readonly count: number },
): Promise<void> {
	const random = new Random(seed, 3);
	let takes = 0;
	for (let number = 0; number <= count; number++) {
		const place = path.join(folder, `${work.what}-${number}`);
		mkdirSync(place);
		const store = path.join(place, 'shop.duckdb');
		if (work.before) writeFileSync(store, work.before);
		// The first one is not killed: it tells how long the work takes.
		const time = await run(work, store, number === 0 ? null : random.next() * takes);
		if (number === 0) takes = time;
		const isThere = existsSync(store);
		if (!isThere && !work.mayBeMissing) throw new Error(`${work.what} ${number}: no store.`);
		if (isThere && work.what !== 'upgrade') await check(work, store, number);
		const isDone = isThere && !work.before;
		if (!isDone) await run(work, store, null);
		await check(work, store, number);
		const remains = readdirSync(place).filter((name) => /\.part|\.wal$|\.tmp$/.test(name));
		if (remains.length > 0 && !isDone) throw new Error(`${work.what} ${number}: ${remains.join()}`);
		rmSync(place, { recursive: true, force: true });
	}
}

async function check({ what, right }: KilledWork, store: string, number: number): Promise<void> {
	if (!right.includes(await contentsOf(store)))
		throw new Error(`${what} ${number}: the store has other numbers.`);
}

/** Runs the work in a process, which is killed so many milliseconds after it began; resolves to how long it took. */
async function run(work: KilledWork, store: string, killAfter: number | null): Promise<number> {
	const program = path.resolve(import.meta.dirname, 'store-work.ts');
	const child = spawn(process.execPath, [...programWords(program), work.what, work.from, store], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = once(child, 'exit');
	await nextOutput(child);
	const begun = performance.now();
	if (killAfter !== null) {
		await Promise.race([ended, setTimeout(killAfter, undefined, { ref: false })]);
		child.kill('SIGKILL');
	}
	const [code] = (await ended) as [number | null];
	if (killAfter === null && code !== 0) throw new Error(`${work.what} ended with ${code}.`);
	return performance.now() - begun;
}

import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { askEngine } from '../../clickhouse/support/ask-engine';
import { startEngine } from '../../clickhouse/support/engine-process';
import { mostMemory } from '../measure';
import { shopOf } from '../server/server';
import type { AskedNumbers } from './ask-both';

/** The size of a table in ClickHouse. */
export interface TableSize {
	readonly table: string;
	readonly rows: number;
	readonly bytes: number;
}

/** Measurements of a shop moved to ClickHouse, and of its reports there and in its file. */
export interface EngineNumbers extends AskedNumbers {
	/** Seconds of `move-shop`, and its peak memory and that of ClickHouse, in MB. */
	readonly moveSeconds: number;
	readonly moveMegabytes: number;
	readonly engineMegabytesOfMove: number;
	readonly engineMegabytes: number;
	readonly backSeconds: number;
	readonly tables: readonly TableSize[];
}

/**
 * Measures a shop of `orders` orders. Moves a copy to ClickHouse as a library (tests/clickhouse), where it is one of
 * `shops` shops of that size, requests its reports, and moves it back.
 */
export async function measureEngine(
	{ orders, shops }: { readonly orders: number; readonly shops: number },
	root: string,
): Promise<EngineNumbers> {
	const file = await shopOf(orders, root);
	const moved = path.join(root, '.cache/bench', `moved-${orders}.duckdb`);
	copyFileSync(file, moved);
	const engine = await startEngine();
	const address = `${engine.address}/bench`;
	const run = (program: string, ...words: string[]) =>
		execFileSync(
			process.execPath,
			['--import', 'tsx', path.join(import.meta.dirname, program), ...words],
			{ cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
		);
	const move = (...words: string[]) => {
		const begin = performance.now();
		const megabytes = Number(run('move.ts', '--engine', address, '--db', moved, ...words));
		return { seconds: (performance.now() - begin) / 1000, megabytes };
	};
	try {
		const there = move();
		const engineMegabytesOfMove = mostMemory(engine.pid);
		const filled = performance.now();
		if (shops > 1) await addShops(engine.address, shops);
		console.log(`${shops} shops after ${((performance.now() - filled) / 1000).toFixed(1)} s`);
		const tables = await sizesIn(engine.address);
		const asked = JSON.parse(run('ask-both.ts', file, moved, address)) as AskedNumbers; // as: ask-both.ts prints it
		const back = move('--back');
		return {
			...asked,
			moveSeconds: there.seconds,
			moveMegabytes: there.megabytes,
			engineMegabytesOfMove,
			engineMegabytes: mostMemory(engine.pid),
			backSeconds: back.seconds,
			tables,
		};
	} finally {
		await engine.stop();
		rmSync(moved, { force: true });
	}
}

/** Copies the shop's rows under other names. */
async function addShops(address: string, shops: number): Promise<void> {
	const names = await askEngine(address, 'SHOW TABLES FROM bench FORMAT TabSeparated');
	for (const name of names.split('\n')) {
		await askEngine(
			address,
			`INSERT INTO bench.${name} SELECT * REPLACE (concat('beside-', toString(n)) AS shop)
				FROM bench.${name} ARRAY JOIN range(1, ${shops}) AS n`,
		);
	}
}

async function sizesIn(address: string): Promise<TableSize[]> {
	const found = await askEngine(
		address,
		`SELECT table, toFloat64(sum(rows)) AS rows, toFloat64(sum(bytes_on_disk)) AS bytes FROM system.parts
			WHERE active AND database = 'bench' GROUP BY table ORDER BY 3 DESC FORMAT JSONEachRow`,
	);
	return found.split('\n').map((line) => JSON.parse(line) as TableSize); // as: the query selects these columns
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEngineAddress, type EngineAddress } from '../../clickhouse/engine-address';
import { EngineStore } from '../../clickhouse/engine-store';
import { forgetEngine } from '../../clickhouse/engine-state';
import { createTables } from '../../clickhouse/engine-tables';
import { lastOpened } from '../../stores/kept-stores';
import { UsageError } from '../../base/errors';
import { sentenceFor } from '../terminal/sentence-for';
import type { StartEnvironment } from '../environment';
import { openDatabase } from '../../store-file/open';
import { compareShop } from './compare-shop';

const help = `Moves what reports read of a shop to ClickHouse, and back (docs/scale.md).

  npm run move-shop -- --engine URL          copies and compares; npm start -- --engine URL tells its reports from there then
  npm run move-shop -- --engine URL --back   compares, and takes the shop out of ClickHouse; npm start tells its reports from the file then
  npm run move-shop -- --engine URL --tables shows the statements that make the tables, and changes nothing

  --engine URL     clickhouse://user:password@host:8123/database; may be given again, as to npm start
  --db FILE        file of the store; the one that was open last
  --cluster NAME   with --tables: the statements for a cluster, whose servers of a shard replicate each other
`;

type MoveEnvironment = Pick<StartEnvironment, 'root' | 'folder' | 'out' | 'err' | 'variables'>;

/** Runs `npm run move-shop`; resolves to the exit code. The server of the store must be stopped meanwhile. */
export async function moveShop(
	words: readonly string[],
	environment: MoveEnvironment,
): Promise<number> {
	const { out, err } = environment;
	try {
		const asked = readWords(words, environment);
		if (asked === null) out.write(help);
		else if (asked.tables) {
			const [server] = asked.servers;
			out.write(`${createTables(server?.database ?? '', asked.cluster).join(';\n\n')};\n`);
		} else return await move(asked, await fileOf(asked.file, environment), environment);
		return 0;
	} catch (error) {
		err.write(`${sentenceFor(error, 'The shop cannot be moved')}\n`);
		return 1;
	}
}

interface Asked {
	readonly servers: readonly EngineAddress[];
	readonly file: string | null;
	readonly back: boolean;
	readonly tables: boolean;
	readonly cluster: string | null;
}

async function move(
	{ servers, back }: Asked,
	file: string,
	{ out, err }: MoveEnvironment,
): Promise<number> {
	const begin = performance.now();
	const database = await openDatabase(file);
	const store = await EngineStore.open(database, servers);
	try {
		const { url } = store.copy.engine.address;
		const { rows, differences } = await compareShop(database, store.copy);
		if (differences.length > 0) {
			err.write(`${differences.join('\n')}\nNothing was switched; the file is as it was.\n`);
			return 1;
		}
		const seconds = ((performance.now() - begin) / 1000).toFixed(1);
		if (!back) {
			out.write(
				`${file} is in ClickHouse at ${url}: ${rows} rows, the same in both (${seconds} s). Start it with --engine.\n`,
			);
			return 0;
		}
		await store.copy.remove();
		await forgetEngine(database);
		out.write(
			`${file} has everything that ClickHouse at ${url} had: ${rows} rows, the same in both. There it is gone; start it without --engine.\n`,
		);
		return 0;
	} finally {
		await store.close();
	}
}

function readWords(words: readonly string[], { variables }: MoveEnvironment): Asked | null {
	const { values } = parseArgs({
		args: [...words],
		strict: true,
		options: {
			engine: { type: 'string', multiple: true },
			db: { type: 'string' },
			back: { type: 'boolean' },
			tables: { type: 'boolean' },
			cluster: { type: 'string' },
			help: { type: 'boolean', short: 'h' },
		},
	});
	if (values.help) return null;
	const cluster = values.cluster ?? null;
	if (cluster !== null && !/^[\w{}.-]+$/.test(cluster)) {
		throw new UsageError('--cluster takes the name of a cluster as ClickHouse has it.');
	}
	if (!values.engine) throw new UsageError('Say with --engine where ClickHouse is; see --help.');
	return {
		servers: values.engine.map((typed) => readEngineAddress(typed, variables)),
		file: values.db ?? null,
		back: values.back ?? false,
		tables: values.tables ?? false,
		cluster,
	};
}

async function fileOf(typed: string | null, { root, folder }: MoveEnvironment): Promise<string> {
	const file = typed === null ? await lastOpened(root) : path.resolve(folder, typed);
	if (file === null || !existsSync(file)) {
		throw new UsageError(`${file ?? 'No store'} is there to be moved; name its file with --db.`);
	}
	return file;
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './back-up';
import { lastOpened } from '../../stores/kept-stores';
import { UsageError } from '../../base/errors';
import { shopFiles, type ShopFile } from '../../stores/shop-files';
import { restore } from './restore';
import { sentenceFor } from '../terminal/sentence-for';
import type { StartEnvironment } from '../environment';

type Words = Pick<StartEnvironment, 'root' | 'folder' | 'out' | 'err'>;

const help = `Copies of a store (docs/operations.md).

  npm run backup -- FILE     writes the store into a new file, also while a server runs on it
  npm run restore -- FILE    puts such a file in the place of the store, which is kept beside it, also while a server runs on it

  --db STORE                 file of the store (the one that was open last)
  --shops PATH               back up all stores of this folder, or this store, into the folder FILE; may be given again
`;

/** Runs `npm run backup` or `npm run restore`; resolves to the exit code. */
export async function runCopies(words: readonly string[], environment: Words): Promise<number> {
	const { root, folder, out, err } = environment;
	try {
		const { positionals, values } = parse(words);
		const [what, typed, ...more] = positionals;
		if (values.help) {
			out.write(help);
			return 0;
		}
		if (typed === undefined || more.length > 0) {
			throw new UsageError(`Name one file: npm run ${what} -- FILE; --help says more.`);
		}
		const file = path.resolve(folder, typed);
		if (values.shops) {
			const shops = shopFiles(values.shops.map((named) => path.resolve(folder, named)));
			return await backUpAll(what, shops, file, environment);
		}
		const store =
			values.db === undefined ? await lastOpened(root) : path.resolve(folder, values.db);
		if (store === null) throw new UsageError('No store was open here yet; name one with --db.');
		out.write(what === 'restore' ? await restored(file, store) : await backedUp(file, store));
		return 0;
	} catch (error) {
		err.write(`${sentenceFor(error, 'No copy was made')}\n`);
		return 1;
	}
}

/** Shops are independent: a shop without a backup is named, and the others are still backed up. */
async function backUpAll(
	what: string | undefined,
	shops: readonly ShopFile[],
	into: string,
	{ out, err }: Words,
): Promise<number> {
	if (what === 'restore') {
		throw new UsageError('Stores are restored one by one: npm run restore -- FILE --db STORE.');
	}
	let failures = 0;
	for (const { slug, file } of shops) {
		try {
			out.write(await backedUp(path.join(into, `${slug}.duckdb`), file));
		} catch (error) {
			failures++;
			err.write(`${slug}: ${sentenceFor(error, 'No copy was made')}\n`);
		}
	}
	return failures > 0 ? 1 : 0;
}

async function backedUp(file: string, store: string): Promise<string> {
	await backUp(store, file);
	return `${store} is backed up in ${file}. It holds what the shop knows of its customers; the key to the shop and who is logged in are not in it.\n`;
}

async function restored(file: string, store: string): Promise<string> {
	const { orders, kept } = await restore(file, store);
	const before = kept === null ? '' : ` What was there before is kept as ${kept}.`;
	return `${store} holds what ${file} held: ${orders} orders.${before}\n`;
}

function parse(words: readonly string[]) {
	try {
		return parseArgs({
			args: [...words],
			allowPositionals: true,
			options: {
				db: { type: 'string' },
				shops: { type: 'string', multiple: true },
				help: { type: 'boolean', short: 'h' },
			},
		});
	} catch {
		throw new UsageError('That is not understood; see --help.');
	}
}

import { backUp } from '../../packages/store-server/src/cli/copies/back-up';
import { restore } from '../../packages/store-server/src/cli/copies/restore';
import { importShop } from '../../packages/store-server/src/sources/export/import-shop';
import { openDatabase } from '../../packages/store-server/src/store-file/open';

/** Work on a store in a process that is killed: what it is, where from, and the store. */
const [what = '', from = '', store = ''] = process.argv.slice(2);
const works: Readonly<Record<string, () => Promise<unknown>>> = {
	import: () => importShop(from, store, () => undefined),
	backup: () => backUp(from, store),
	restore: () => restore(from, store),
	upgrade: async () => (await openDatabase(store)).close(),
};
process.stdout.write('begun\n');
await works[what]?.();
process.stdout.write('done\n');

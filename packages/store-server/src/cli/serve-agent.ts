import { existsSync } from 'node:fs';
import { ShopTime } from '../base/time/shop-time';
import { UsageError } from '../base/errors';
import { serveStdio } from '../mcp/stdio';
import { viewFile } from '../mcp/view-file';
import { describeCall, rowsIn } from '../rest/router/key-access';
import { lastOpened } from '../stores/kept-stores';
import { askStore } from './ask-store';
import type { StartEnvironment } from './environment';
import { builtApp, readNow } from './open-store';
import type { StartOptions } from './options';

/**
 * `npm start -- --mcp`: serves the tools of a store over standard input and output, until the input ends. Nothing else is
 * written to standard output.
 */
export async function serveAgent(
	{ file: named, now, personalData }: StartOptions,
	{ root }: StartEnvironment,
): Promise<void> {
	const file = named ?? (await lastOpened(root));
	if (file === null || !existsSync(file)) {
		throw new UsageError(
			`${file ?? 'No shop'} is not there yet. Open a shop with npm start first, or name its file with --db.`,
		);
	}
	const clock = now === null ? () => new Date() : () => readNow(now, new ShopTime('UTC'));
	const store = askStore(file, clock);
	const end = serveStdio({
		ask: store.ask,
		personal: personalData,
		address: store.address,
		viewFile: viewFile(builtApp(root)),
		note({ name, args, result, status }) {
			const what = describeCall(name, args);
			const call = { what, status, ...(result && { rows: rowsIn(result) }) };
			void store.ask({ path: '/store-analytics/v1/calls', body: call }).catch(() => undefined);
		},
	});
	process.stdin.once('end', () => void end().finally(() => store.close()));
}

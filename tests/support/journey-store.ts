/**
 * The store behind a journey: run as a process of its own (`node --import tsx tests/support/journey-store.ts [STORE_JSON]`), because
 * a native database has no place in jsdom. Prints one line of JSON when it responds; ends when its input does.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStoreServer, importShop } from '@store-analytics/store-server';
import { changedExport } from './stores/changed-export';
import { FIXTURE_EXPORT, layFixture } from './stores/fixture-file';
import { openOnEngine } from './stores/open-on-engine';

/** Noon of the day on which the fixture shop was exported, New York. */
const now = new Date('2026-11-20T17:00:00Z');

async function serve(about: string | undefined): Promise<void> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-journey-'));
	const file = path.join(folder, 'store.duckdb');
	if (about) {
		const changes = JSON.parse(about);
		await importShop(changedExport(FIXTURE_EXPORT, changes, path.join(folder, 'export')), file);
	} else layFixture(file);
	// The page prints its settings only together with an app; the journey mounts that itself.
	writeFileSync(path.join(folder, 'manifest.json'), '{ "app.js": "app.js" }');
	const database = await openOnEngine(file);
	const server = await createStoreServer({
		context: { database, now: () => now },
		token: 'journey',
		staticDir: folder,
		clockIsPinned: true,
	});
	const port = await server.listen(0, '127.0.0.1');
	process.stdin.resume().on('end', () => {
		rmSync(folder, { recursive: true, force: true });
		process.exit();
	});
	console.log(JSON.stringify({ origin: `http://127.0.0.1:${port}`, login: server.newLoginPath() }));
}

void serve(process.argv[2]);

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importShop } from '@store-analytics/store-server';
import { awaitPrepared } from '../prepared/await-prepared.cjs';

/** The export of the recorded shop, relative to the root of the repository. */
export const FIXTURE_EXPORT = path.resolve('tests/fixtures/store-a.zip');

/** The variable with the path of the store file that a run creates once for all tests. */
export const FIXTURE_VARIABLE = 'STORE_ANALYTICS_FIXTURE_FILE';

/**
 * Creates a store file with the recorded shop: a copy of the one that `npm test` creates for projects that need or use it. Imports the
 * shop where the project of a test that is run by hand only uses it.
 */
export async function layFixture(file: string): Promise<void> {
	const prepared = { ...process.env, ...(await awaitPrepared(['fixture'])) };
	const made = prepared[FIXTURE_VARIABLE];
	if (made) copyFileSync(made, file);
	else await importShop(FIXTURE_EXPORT, file);
}

/** Imports the recorded shop into a store file in its own folder. A run inside of another one takes the other's file. */
export async function makeFixture(): Promise<{ file: string; remove(): void }> {
	const made = process.env[FIXTURE_VARIABLE];
	if (made) return { file: made, remove: () => undefined };
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-fixture-'));
	const file = path.join(folder, 'store.duckdb');
	await importShop(FIXTURE_EXPORT, file);
	return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

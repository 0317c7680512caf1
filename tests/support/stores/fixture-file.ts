import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importShop } from '@store-analytics/store-server';

/** The export of the recorded shop, relative to the root of the repository. */
export const FIXTURE_EXPORT = path.resolve('tests/fixtures/store-a.zip');

/** The variable with the path of the store file that a run creates once for all tests. */
export const FIXTURE_VARIABLE = 'STORE_ANALYTICS_FIXTURE_FILE';

/** Creates a store file with the recorded shop: a copy of the one that the run created. */
export function layFixture(file: string): void {
	const made = process.env[FIXTURE_VARIABLE];
	if (!made)
		throw new Error(
			"This test needs the recorded shop: add 'fixture' to `needs` of its project in jest.config.js.",
		);
	copyFileSync(made, file);
}

/** Imports the recorded shop into a store file in its own folder. */
export async function makeFixture(): Promise<{ file: string; remove(): void }> {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-fixture-'));
	const file = path.join(folder, 'store.duckdb');
	await importShop(FIXTURE_EXPORT, file);
	return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

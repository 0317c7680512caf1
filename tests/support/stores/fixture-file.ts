import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importShop } from '@store-analytics/store-server';

/** The export of the recorded shop; from the root of the repository. */
export const FIXTURE_EXPORT = path.resolve('tests/fixtures/store-a.zip');

/** Tells the tests of a run where the store file is that was made for all of them. */
const MADE = 'STORE_ANALYTICS_FIXTURE_FILE';

/** Puts the recorded shop into a new store file: a copy of the one that was made for the whole run. */
export function layFixture(file: string): void {
	const made = process.env[MADE];
	if (!made)
		throw new Error(
			'The project of this test in jest.config.js has no globalSetup that makes the fixture.',
		);
	copyFileSync(made, file);
}

/** Before the tests of a project: imports the recorded shop once, where no other project of the run has. */
export async function makeFixture(): Promise<void> {
	if (process.env[MADE]) return;
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-fixture-'));
	const file = path.join(folder, 'store.duckdb');
	await importShop(FIXTURE_EXPORT, file);
	process.env[MADE] = file;
}

/** After the tests of a project. */
export function removeFixture(): void {
	const made = process.env[MADE];
	if (made) rmSync(path.dirname(made), { recursive: true, force: true });
	delete process.env[MADE];
}

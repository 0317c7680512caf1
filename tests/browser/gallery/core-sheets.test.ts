import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtApp } from '../../support/stores/fixture-store';
import { coreSheets } from './core-sheets/sheets';

const sheets = coreSheets();

it("draws with no variable of WordPress's sheets", () => {
	const app = builtApp();
	// Its folder of libraries has WordPress's own sheet, for extensions.
	const ours = readdirSync(app)
		.filter((file) => file.endsWith('.css'))
		.map((file) => readFileSync(path.join(app, file), 'utf8'))
		.join('\n');
	const used = new Set(ours.match(/(?<=var\()--[\w-]+/g));
	expect([...used]).toContain('--sa-theme-color');
	const theirs = sheets.flatMap(({ ltr, rtl }) => `${ltr}${rtl}`.match(/--[\w-]+(?=:)/g) ?? []);
	expect(theirs).toContain('--wp-admin-theme-color');
	expect(theirs.filter((name) => used.has(name))).toEqual([]);
});

import type { Page } from 'playwright-core';
import { readRules, type Rule } from './rules';
import { coreSheets } from './sheets';

/** The rules of WordPress's sheets of `wp-components` that nothing of ours may take, for one direction of writing. */
export async function readCoreRules(page: Page, direction: 'ltr' | 'rtl'): Promise<Rule[]> {
	const rules = await readRules(
		page,
		coreSheets().map((sheet) => sheet[direction]),
	);
	// Notices carry WordPress's names, by which they are looked for, and say each property themselves.
	return rules.filter(({ selector }) => !/\.components-snackbar/.test(selector));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';
import { markCloseTargets, TARGETS_TO_JUDGE } from './close-targets';
import { COLOURS_TO_JUDGE, markNewColours } from './colour-kinds';

/**
 * Of a violation we name the elements: to write the HTML of each element of a page takes long. Of colours and of targets axe judges
 * what `markNewColours` and `markCloseTargets` mark.
 */
const axeSource = `${readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')};
axe.configure({ noHtml: true, rules: [
	{ id: 'color-contrast', selector: '[${COLOURS_TO_JUDGE}]' },
	{ id: 'target-size', selector: '[${TARGETS_TO_JUDGE}]' },
] });`;

/**
 * Returns the rules of WCAG 2.2 AA that the page breaks below a selector, each with its elements. Some rules can be
 * excluded. Of texts that look alike, one is judged in each test file.
 */
export async function axeViolations(
	page: Page,
	without: readonly string[] = [],
	within = 'html',
): Promise<string[]> {
	await loadAxe(page);
	const forgets = [
		without.includes('color-contrast') ? undefined : await markNewColours(page),
		without.includes('target-size') ? undefined : await markCloseTargets(page),
	];
	const violations = await page.evaluate(
		async ([disabled, selector]) => {
			// as: axe defines itself on window in the line above
			const { axe } = window as unknown as { axe: typeof axeCore };
			const { violations } = await axe.run(selector, {
				runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
				rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
				resultTypes: ['violations'],
				// It would read all style sheets and media anew, for one rule about sounds; our pages are silent.
				preload: false,
			});
			return violations.map(({ id, nodes }) => {
				const found = nodes.map(({ target, failureSummary = '' }) => {
					const [, reason = ''] = failureSummary.split('\n');
					return `${target.join(' ')} (${reason.trim()})`;
				});
				return `${id}: ${found.join(', ')}`;
			});
		},
		[without, within] as const,
	);
	for (const forget of forgets) await forget?.();
	return violations;
}

interface Loader {
	readonly session: CDPSession;
	/** The compiled script in the page's current process. */
	script?: string;
}

const loaders = new WeakMap<Page, Promise<Loader>>();

/**
 * Defines axe in a page. The process of a page keeps axe compiled for its next pages: to send its code to each, and to read it there,
 * would take a fifth of a visit.
 */
async function loadAxe(page: Page): Promise<void> {
	if (await page.evaluate(() => 'axe' in window)) return;
	let coming = loaders.get(page);
	if (!coming) {
		coming = newLoader(page);
		loaders.set(page, coming);
	}
	const loader = await coming;
	if (await ran(loader)) return;
	// The page has another process now.
	const { scriptId } = await loader.session.send('Runtime.compileScript', {
		expression: axeSource,
		sourceURL: 'axe.js',
		persistScript: true,
	});
	if (scriptId !== undefined) loader.script = scriptId;
	if (!(await ran(loader))) throw new Error('Axe does not load.');
}

async function newLoader(page: Page): Promise<Loader> {
	const session = await page.context().newCDPSession(page);
	await session.send('Runtime.enable');
	return { session };
}

async function ran({ session, script: scriptId }: Loader): Promise<boolean> {
	if (scriptId === undefined) return false;
	try {
		const { exceptionDetails } = await session.send('Runtime.runScript', { scriptId });
		return exceptionDetails === undefined;
	} catch {
		return false;
	}
}

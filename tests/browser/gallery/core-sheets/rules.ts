import type { Page } from 'playwright-core';

/** A rule of a style sheet that draws something. */
export interface Rule {
	readonly selector: string;
	/** The selector in whatever state that may come to be: hovered, focused, disabled. */
	readonly stateless: string;
	/** Classes that a page must have for it to fit anything. */
	readonly classes: readonly string[];
}

/** The rules of style sheets, each selector once, for any width of the window. Rules that only set variables count for nothing. */
export function readRules(page: Page, sheets: readonly string[]): Promise<Rule[]> {
	return page.evaluate(findRules, sheets);
}

/** The selectors of rules that fit something below an element of the page. */
export async function rulesThatFit(
	page: Page,
	rules: readonly Rule[],
	within = 'body',
): Promise<string[]> {
	// A page has the classes of few rules: only these are tried on its elements.
	const there = new Set(await page.evaluate(classesOfPage));
	const possible = rules.filter(({ classes }) => classes.every((name) => there.has(name)));
	if (possible.length === 0) return [];
	const selectors = possible.map(({ stateless }) => stateless);
	const found = new Set(await page.evaluate(matches, { selectors, within }));
	return possible.filter(({ stateless }) => found.has(stateless)).map(({ selector }) => selector);
}

/** Runs in the page. */
function classesOfPage(): string[] {
	const found = new Set<string>();
	for (const element of document.querySelectorAll('[class]')) {
		for (const name of element.classList) found.add(name);
	}
	return [...found];
}

/** Runs in the page: the selectors that match the element, or something in it. */
function matches({ selectors, within }: { selectors: string[]; within: string }): string[] {
	const root = document.querySelector(within);
	// Below a layer nothing is looked for by the name of what it is in.
	return selectors.filter((selector) => root?.matches(selector) || root?.querySelector(selector));
}

/** Runs in the page. */
function findRules(sheets: readonly string[]): Rule[] {
	const found = new Map<string, Rule>();
	for (const css of sheets) {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		visit(sheet.cssRules);
	}
	return [...found.values()];

	function visit(rules: CSSRuleList): void {
		for (const rule of rules) {
			if (rule instanceof CSSStyleRule) {
				const draws = [...rule.style].some((property) => !property.startsWith('--'));
				if (draws) for (const selector of listed(rule.selectorText)) keep(selector);
			}
			if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) visit(rule.cssRules);
		}
	}

	function keep(selector: string): void {
		const stateless = withoutStates(selector);
		found.set(stateless, { selector, stateless, classes: classesIn(stateless) });
	}

	/** None of a selector that escapes letters or names alternatives: it is tried on each page. */
	function classesIn(selector: string): string[] {
		if (/\\|:(is|where|matches)\(/.test(selector)) return [];
		const withoutAttributes = selector.replace(/\[[^\]]*\]/g, '');
		return [...withoutAttributes.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
	}

	/** Whether it holds depends on the moment, and a `:not()` only makes it rarer. */
	function withoutStates(selector: string): string {
		const states =
			/::?(-webkit-|-moz-)?(hover|focus(-visible|-within)?|active|disabled|enabled|checked|indeterminate|invalid|before|after|placeholder|input-placeholder|selection|search-[a-z-]+|[a-z]+-spin-button|focus-inner)(?![a-z-])/g;
		let rest = selector;
		for (const group of [':not(', ':has(']) {
			for (let at = rest.indexOf(group); at >= 0; at = rest.indexOf(group)) {
				rest = rest.slice(0, at) + rest.slice(closing(rest, at + group.length));
			}
		}
		rest = rest.replace(states, '').trim();
		return rest.replace(/([>+~ ])\s*$/, '$1 *') || '*';
	}

	function closing(text: string, from: number): number {
		let depth = 1;
		let at = from;
		while (depth > 0 && at < text.length) {
			if (text[at] === '(') depth += 1;
			if (text[at] === ')') depth -= 1;
			at += 1;
		}
		return at;
	}

	function listed(selectors: string): string[] {
		const parts: string[] = [];
		let depth = 0;
		let start = 0;
		[...selectors].forEach((letter, at) => {
			if (letter === '(') depth += 1;
			if (letter === ')') depth -= 1;
			if (letter !== ',' || depth > 0) return;
			parts.push(selectors.slice(start, at));
			start = at + 1;
		});
		return [...parts, selectors.slice(start)].map((part) => part.trim());
	}
}

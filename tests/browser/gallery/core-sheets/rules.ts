import type { Page } from 'playwright-core';

/**
 * The selectors of a style sheet that fit something below an element of the page, in whatever state that may come to be:
 * hovered, focused, disabled, for any width of the window. Rules that only set variables count for nothing.
 */
export function rulesThatApply(page: Page, css: string, within = 'body'): Promise<string[]> {
	return page.evaluate(findRules, { css, within });
}

/** Runs in the page. */
function findRules({ css, within }: { css: string; within: string }): string[] {
	const found = new Set<string>();
	const root = document.querySelector(within);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	visit(sheet.cssRules);
	return [...found];

	function visit(rules: CSSRuleList): void {
		for (const rule of rules) {
			if (rule instanceof CSSStyleRule) {
				const draws = [...rule.style].some((property) => !property.startsWith('--'));
				if (draws) for (const selector of listed(rule.selectorText)) judge(selector);
			}
			if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) visit(rule.cssRules);
		}
	}

	function judge(selector: string): void {
		const stateless = withoutStates(selector);
		// Below a layer nothing is looked for by the name of what it is in.
		const fits = root?.matches(stateless) || root?.querySelector(stateless);
		if (fits) found.add(selector);
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

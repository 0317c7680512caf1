import { tokensOf, typosIn } from './tokens';

/** What a word can mean. */
export type WordKind =
	'metric' | 'screen' | 'dimension' | 'range' | 'rolling' | 'month' | 'compare' | 'by' | 'filler';

/** A word or words with one meaning. */
export interface Word {
	readonly kind: WordKind;
	/** Such as `net_revenue` or `last_month`. */
	readonly value: string;
	/** As `tokensOf` returns; `#` is a number. */
	readonly tokens: readonly string[];
}

/** What a text asks for. */
export interface Understood {
	readonly metric?: string;
	/** Path of a screen. */
	readonly screen?: string;
	readonly dimension?: string;
	/** Parameters of an address: `period`, and the days of a custom one. */
	readonly range?: { readonly period: string; readonly after?: string; readonly before?: string };
	readonly compare?: string;
}

interface Match {
	readonly word: Word;
	/** How many tokens of the text it takes. */
	readonly length: number;
	readonly typos: number;
	readonly number: string | undefined;
}

/**
 * Reads a text that names a number, what it is broken down by, a range and a comparison, in any order. Undefined if any of its words
 * means nothing, or means what has been said. `today` is a day of the shop. Pure.
 * @example understand('aov last month', words, '2026-11-27') // { metric: 'avg_order_value', range: { period: 'last_month' } }
 */
export function understand(
	text: string,
	words: readonly Word[],
	today: string,
): Understood | undefined {
	const tokens = tokensOf(text);
	let said: Understood = {};
	let isBy = false;
	for (let at = 0; at < tokens.length;) {
		const whole = said.range || tokens.length === 1 ? undefined : yearIn(tokens[at]);
		if (whole) {
			said = { ...said, range: yearOf(whole) };
			at += 1;
			continue;
		}
		const matches = matchesAt(tokens, at, words);
		const next = chosen(matches, said, isBy);
		if (!next) return undefined;
		at += next.length;
		if (next.word.kind === 'by') isBy = true;
		else if (next.word.kind !== 'filler') {
			const year = next.word.kind === 'month' ? yearIn(tokens[at]) : undefined;
			if (year) at += 1;
			said = { ...said, ...meaningOf(matches, next, isBy, { today, year }) };
			isBy = false;
		}
	}
	// Some languages name it first: 国別.
	const isWhole = !isBy || said.dimension !== undefined;
	return tokens.length > 0 && isWhole ? said : undefined;
}

/** The longest words that the text has at a place, with the fewest typos. A single word must be spelled right. */
function matchesAt(tokens: readonly string[], at: number, words: readonly Word[]): Match[] {
	const found = words.flatMap((word): Match[] => {
		const match = matchOf(word, tokens.slice(at, at + word.tokens.length));
		return match && (match.typos === 0 || tokens.length > 1) ? [match] : [];
	});
	const best = (of: (match: Match) => number, among: readonly Match[]) => {
		const least = Math.min(...among.map(of));
		return among.filter((match) => of(match) === least);
	};
	return best(
		({ typos }) => typos,
		best(({ length }) => -length, found),
	);
}

function matchOf(word: Word, tokens: readonly string[]): Match | undefined {
	if (tokens.length < word.tokens.length) return undefined;
	let typos = 0;
	let number: string | undefined;
	for (const [place, own] of word.tokens.entries()) {
		const typed = tokens[place] ?? '';
		if (own === '#' && /^[1-9]\d{0,2}$/.test(typed)) number = typed;
		else {
			const wrong = typosIn(typed, own);
			if (wrong === undefined) return undefined;
			typos += wrong;
		}
	}
	return { word, length: word.tokens.length, typos, number };
}

/** Of several meanings the one that is still to be said, in this order. */
const order: readonly WordKind[] = [
	...(['compare', 'range', 'rolling', 'month', 'metric', 'screen', 'dimension'] as const),
	...(['by', 'filler'] as const),
];

function chosen(matches: readonly Match[], said: Understood, isBy: boolean): Match | undefined {
	const open = matches.filter(({ word }) => !isSaid(word.kind, said));
	const byDimension = isBy ? open.find(({ word }) => word.kind === 'dimension') : undefined;
	return (
		byDimension ?? order.flatMap((kind) => open.find(({ word }) => word.kind === kind) ?? [])[0]
	);
}

function isSaid(
	kind: WordKind,
	{ metric, screen, dimension, range, compare }: Understood,
): boolean {
	switch (kind) {
		case 'metric':
		case 'screen':
			return metric !== undefined || screen !== undefined;
		case 'dimension':
			return dimension !== undefined;
		case 'compare':
			return compare !== undefined;
		case 'by':
		case 'filler':
			return false;
		default:
			return range !== undefined;
	}
}

interface Days {
	readonly today: string;
	readonly year: string | undefined;
}

/** What the chosen words say. A name can be a number's and a screen's: which one, the rest of the text decides. */
function meaningOf(
	matches: readonly Match[],
	{ word: { kind, value }, number }: Match,
	isBy: boolean,
	days: Days,
): Understood {
	switch (kind) {
		case 'metric':
		case 'screen': {
			const screen = isBy ? undefined : matches.find(({ word }) => word.kind === 'screen');
			return {
				...(kind === 'metric' && { metric: value }),
				...(screen && { screen: screen.word.value }),
			};
		}
		case 'rolling':
			return { range: { period: `last_${number}_${value}` } };
		case 'month':
			return { range: monthOf(Number(value), days) };
		case 'range':
			return { range: { period: value } };
		default:
			return { [kind]: value };
	}
}

function yearIn(token: string | undefined): string | undefined {
	return /^20\d\d$/.test(token ?? '') ? token : undefined;
}

function yearOf(year: string): NonNullable<Understood['range']> {
	return { period: 'custom', after: `${year}-01-01`, before: `${year}-12-31` };
}

/** A month of a year, or the last one of its name that has begun. */
function monthOf(month: number, { today, year }: Days): NonNullable<Understood['range']> {
	const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
	const of = year ? Number(year) : month > thisMonth ? thisYear - 1 : thisYear;
	const lastDay = new Date(Date.UTC(of, month, 0)).getUTCDate();
	const start = `${of}-${String(month).padStart(2, '0')}`;
	return { period: 'custom', after: `${start}-01`, before: `${start}-${lastDay}` };
}

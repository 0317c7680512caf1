import {
	furtherComparisons,
	furtherPresets,
	languageTag,
	periods,
	presetValues,
} from '@store-analytics/date';
import { everyDimension } from '@store-analytics/rest-api/dimensions';
import type { AppSettings } from '../../../platform/settings/settings';
import type { Command } from '../command';
import { askedMetrics } from './metrics';
import {
	comparisonWords,
	dimensionSynonyms,
	metricSynonyms,
	rangeSynonyms,
	rollingWords,
	smallWords,
} from './synonyms';
import { tokensOf } from './tokens';
import type { Word, WordKind } from './understand';

/** Returns all words that the palette understands in the reader's language: names on screen, and synonyms. */
export function vocabulary(
	commands: readonly Command[],
	{ userLocale }: Pick<AppSettings, 'userLocale'>,
): readonly Word[] {
	const of = (
		kind: WordKind,
		named: readonly Named[],
		synonyms: Readonly<Record<string, string>>,
	) => [
		...named.flatMap(({ value, label }) => wordsOf(kind, value, label)),
		...Object.entries(synonyms).flatMap(([value, texts]) => wordsIn(kind, value, texts)),
	];
	const dimensions = everyDimension().map(({ key, label }) => ({ value: key, label: label() }));
	const ranges = [...presetValues, ...furtherPresets].filter(({ value }) => value !== 'custom');
	const comparisons = [...periods, ...furtherComparisons].filter(({ value }) => value !== 'custom');
	const small = Object.entries(smallWords());
	return [
		...of('metric', askedMetrics(), metricSynonyms()),
		...of('screen', commands.flatMap(screenOf), {}),
		...of('dimension', dimensions, dimensionSynonyms()),
		...of('range', ranges, rangeSynonyms()),
		...of('rolling', [], rollingWords()),
		...of('month', months(userLocale), {}),
		...of('compare', comparisons, comparisonWords()),
		...small.flatMap(([kind, texts]) => wordsIn(kind === 'by' ? 'by' : 'filler', kind, texts)),
	];
}

interface Named {
	readonly value: string;
	readonly label: string;
}

function wordsOf(kind: WordKind, value: string, text: string): Word[] {
	const tokens = tokensOf(text);
	return tokens.length > 0 ? [{ kind, value, tokens }] : [];
}

function wordsIn(kind: WordKind, value: string, texts: string): Word[] {
	return texts.split(/[,、،]/).flatMap((text) => wordsOf(kind, value, text));
}

/** Reports and Overview. */
function screenOf({ id, group, label, type, onlyIfSearched }: Command): Named[] {
	const isScreen = group === 'reports' && type === 'wc-admin' && !onlyIfSearched;
	return isScreen ? [{ value: id, label }] : [];
}

function months(locale: string): Named[] {
	const format = new Intl.DateTimeFormat(languageTag(locale), { month: 'long', timeZone: 'UTC' });
	return Array.from({ length: 12 }, (_, month) => ({
		value: String(month + 1),
		label: format.format(Date.UTC(2024, month, 1)),
	}));
}

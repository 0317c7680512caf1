import { __, sprintf } from '@wordpress/i18n';
import {
	comparisonLabel,
	formatPhpDate,
	periodLabel,
	wallTimeNow,
	type Comparison,
} from '@store-analytics/date';
import {
	getNewPath,
	getPath,
	getPersistedQuery,
	getQuery,
	pathIsExcluded,
} from '@store-analytics/navigation';
import { overviewScreen } from '@store-analytics/rest-api';
import { dimensionOf } from '@store-analytics/rest-api/dimensions';
import type { Command } from '../command';
import { metricName, placeOf, type Place } from './metrics';
import { understand, type Understood, type Word } from './understand';

/**
 * Returns the command that a text asks for in words, such as "revenue last month by country"; none if it says something else, or
 * the name of a command.
 */
export function askedCommands(
	text: string,
	words: readonly Word[],
	known: readonly Command[],
): Command[] {
	const isName = known.some(({ label }) => same(label, text));
	const said = isName ? undefined : understand(text, words, wallTimeNow().slice(0, 10));
	const target = said && targetOf(said);
	if (!target) return [];
	const { path, href } = target;
	const hint = known.find(({ id }) => id === path)?.label;
	// A screen that the user may not open has no command.
	if (hint === undefined) return [];
	return [
		{
			id: 'asked',
			group: 'numbers',
			label: inWords(said, hint),
			hint,
			href,
			type: 'wc-admin',
		},
	];
}

const same = (one: string, other: string) =>
	one.localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;

/** The screen of what is asked for; that on screen if only dates are. */
function targetOf(said: Understood): { readonly path: string; readonly href: string } | undefined {
	const dates = datesOf(said);
	if (said.metric === undefined && said.screen === undefined) {
		if (said.dimension !== undefined || Object.keys(dates).length === 0) return undefined;
		const here = getPath();
		const path = pathIsExcluded(here) || here === '/' ? overviewScreen.path : here;
		return { path, href: getNewPath({ ...dates, paged: undefined }, path, getQuery()) };
	}
	const place = placeOfThe(said);
	if (!place) return undefined;
	const { path } = place;
	return { path, href: getNewPath({ ...getPersistedQuery(), ...dates, ...place.query }, path, {}) };
}

function placeOfThe({ metric, screen, dimension, range, compare }: Understood): Place | undefined {
	if (metric !== undefined && !isAnotherScreen({ metric, screen, dimension })) {
		return placeOf(metric, dimension);
	}
	// By itself it is a command anyway.
	const isAsked = dimension === undefined && (range ?? compare) !== undefined;
	return isAsked && screen !== undefined ? { path: screen, query: {} } : undefined;
}

/** Whether a name of a number is that of a screen which shows others: the screen then, as the menu has it. */
function isAnotherScreen({ metric, screen, dimension }: Understood): boolean {
	const own = metric === undefined ? undefined : placeOf(metric)?.path;
	return dimension === undefined && screen !== undefined && screen !== own;
}

function datesOf({ range, compare }: Understood): Readonly<Record<string, string | undefined>> {
	return {
		...(range && {
			period: range.period,
			after: range.after,
			before: range.before,
			interval: undefined,
		}),
		...(compare !== undefined && { compare }),
	};
}

/** What has been understood, for the reader to check before it opens. */
function inWords({ metric, screen, dimension, range, compare }: Understood, title: string): string {
	const isOfScreen = metric === undefined || isAnotherScreen({ metric, screen, dimension });
	return [
		...(isOfScreen ? (screen === undefined ? [] : [title]) : [metricName(metric)]),
		...(range ? [rangeName(range)] : []),
		/* translators: %s: what numbers are broken down by, such as "Country" */
		...(dimension === undefined
			? []
			: [sprintf(__('by %s', 'store-analytics'), nameOf(dimension))]),
		...(compare === undefined
			? []
			: /* translators: %s: what a range is compared with, such as "Previous year" */
				[sprintf(__('compared: %s', 'store-analytics'), comparisonLabel(compare as Comparison))]),
	].join(' · ');
}

const nameOf = (dimension: string) => dimensionOf(dimension)?.label() ?? dimension;

/** The days of a text are those of a month or of a year. */
function rangeName({ period, after, before }: NonNullable<Understood['range']>): string {
	if (after === undefined) return periodLabel(period);
	const isYear = after.endsWith('-01-01') && before?.endsWith('-12-31');
	return formatPhpDate(`${after}T00:00:00`, isYear ? 'Y' : 'F Y');
}

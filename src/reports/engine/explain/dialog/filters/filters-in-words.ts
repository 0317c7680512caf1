import { __, _x, sprintf } from '@wordpress/i18n';
import { listed, spanned } from '@store-analytics/components';
import { formatPhpDate } from '@store-analytics/date';
import { getActiveFiltersFromQuery, getSearchWords } from '@store-analytics/navigation';
import { fetchAttribute, fetchAttributeTerms } from '@store-analytics/rest-api/client';
import { textOf, type Query } from '../../../../../platform/query';
import type { AdvancedFilter, FilterConfig, FilterOption } from '../../../definition/filter-config';
import { wordsOf } from '../../../query/lookup';
import type { Narrowing } from '../../target';

export interface Writing {
	/** The shop's date format, in PHP's notation. */
	readonly dateFormat: string;
	readonly amount: (value: string) => string;
}

/**
 * Describes a number's filters, one text for each, in the words of its screen. Requests the names of items from the
 * shop.
 */
export async function filtersInWords(narrowing: Narrowing, writing: Writing): Promise<string[]> {
	const { model, query } = narrowing;
	const { dropdowns, rows: active } = filtersInForce(narrowing);
	const words = getSearchWords({ search: textOf(query, 'search') });
	const texts = await Promise.all([
		...dropdowns.map((dropdown) => choiceInWords(dropdown, query)),
		words.length > 0
			? labelled(_x('Search', 'filter in words', 'store-analytics'), listed(words))
			: '',
		...active.map(({ config, rule, value }) => rowInWords(config, { rule, value, query, writing })),
	]);
	const isAny = textOf(query, 'match') === 'any' && active.length > 1;
	const match = isAny && model.advancedFilters ? matchInWords(model.advancedFilters.title) : '';
	return [match, ...texts].filter((text) => text !== '');
}

/**
 * Returns the filters of an address that its numbers heed. A search takes the place of all others (S5.reports.1), and
 * rows of the advanced panel hold only while it is chosen (S2.advanced-filter-panel.6), except in some reports.
 */
export function filtersInForce({ model, query }: Narrowing) {
	const { filters, advancedFilters, filtersAlways, search } = model;
	if (wordsOf(search, query).length > 0) return { dropdowns: [], rows: [] };
	const dropdowns = filters.filter(({ showFilters }) => showFilters(query));
	const isAdvanced = dropdowns.some(({ param }) => textOf(query, param) === 'advanced');
	const rows =
		advancedFilters && (filtersAlways || isAdvanced)
			? activeIn(advancedFilters.filters, query)
			: [];
	return { dropdowns, rows };
}

/* translators: 1: name of a filter, 2: what it is set to */
export const labelled = (name: string, value: string) =>
	sprintf(__('%1$s: %2$s', 'store-analytics'), name, value);

export async function choiceInWords(dropdown: FilterConfig, query: Query): Promise<string> {
	const { param, label, defaultValue = 'all', choosesView = false } = dropdown;
	if (choosesView) return '';
	const value = textOf(query, param);
	const option = optionNamed(dropdown.filters, value);
	// `advanced` opens the panel, and choices that only open other choices filter nothing.
	if (!option || value === defaultValue || value === 'advanced' || option.subFilters) return '';
	const { settings } = option;
	if (!settings) return labelled(label ?? param, option.label ?? value);
	const names = await namesOf(textOf(query, settings.param), settings.getLabels, query);
	// Before any item is chosen, the choice filters nothing.
	if (names === '') return '';
	return labelled(option.label ?? settings.labels?.button ?? label ?? param, names);
}

function optionNamed(options: readonly FilterOption[], value: string): FilterOption | undefined {
	for (const option of options) {
		const found = option.value === value ? option : optionNamed(option.subFilters ?? [], value);
		if (found) return found;
	}
	return undefined;
}

export function activeIn(configs: Readonly<Record<string, AdvancedFilter>>, query: Query) {
	return getActiveFiltersFromQuery(query, configs).flatMap((filter) => {
		const config = configs[filter.key];
		return config ? [{ ...filter, rule: filter.rule, config }] : [];
	});
}

export interface Row {
	readonly rule: string | undefined;
	readonly value: unknown;
	readonly query: Query;
	readonly writing: Writing;
}

export async function rowInWords(config: AdvancedFilter, row: Row): Promise<string> {
	const rule = config.rules?.find(({ value }) => value === row.rule)?.label ?? row.rule ?? '';
	return fill(config.labels.title, { rule, filter: await valueInWords(config, row) });
}

const tag = /\{\{\s*\/?\s*([\w-]+)\s*\/?\s*\}\}|<\/?([\w-]+)\s*\/?>/g;

/** Fills in a panel's template as text. */
function fill(template: string, parts: Readonly<Record<string, string>>): string {
	const text = template.replace(
		tag,
		(_tag, braced?: string, pointed?: string) => parts[braced ?? pointed ?? ''] ?? '',
	);
	return text.replace(/\s+/g, ' ').trim();
}

const matchInWords = (title: string) => fill(title, { select: __('Any', 'store-analytics') });

export async function valueInWords(
	{ input }: AdvancedFilter,
	{ value, query, writing }: Row,
): Promise<string> {
	const values = (Array.isArray(value) ? value : [value]).map(String);
	switch (input.component) {
		case 'Search':
			return namesOf(values.join(','), input.getLabels, query);
		case 'SelectControl': {
			const options = input.options ?? (await input.getOptions?.().catch(() => [])) ?? [];
			return listed(
				values.map((one) => options.find((option) => option.value === one)?.label ?? one),
			);
		}
		case 'ProductAttribute':
			return attributeInWords(values);
		case 'Currency':
			return spanned(values.map(writing.amount));
		case 'Date':
			return spanned(values.map((day) => formatPhpDate(day, writing.dateFormat)));
		default:
			return spanned(values);
	}
}

/** The ids themselves if the shop does not return their names. */
async function namesOf(
	ids: string,
	getLabels: AdvancedFilter['input']['getLabels'],
	query: Query,
): Promise<string> {
	const found = (await getLabels?.(ids, query).catch(() => [])) ?? [];
	return found.length > 0 ? listed(found.map(({ label }) => label)) : ids;
}

async function attributeInWords([attribute = '', term = '']: readonly string[]): Promise<string> {
	try {
		const [{ label }, terms] = await Promise.all([
			fetchAttribute(attribute),
			fetchAttributeTerms(attribute),
		]);
		const value = terms.find(({ key }) => String(key) === term)?.label ?? term;
		return `${label} = ${value}`;
	} catch {
		return `${attribute} = ${term}`;
	}
}

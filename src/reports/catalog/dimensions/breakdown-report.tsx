import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import { dimensionParam } from '@store-analytics/rest-api/breakdowns';
import {
	dimensionBelow,
	everyDimension,
	valueKey,
	type DimensionKey,
	type Dimension,
	type DimensionMeaning,
} from '@store-analytics/rest-api/dimensions';
import type { AppSettings } from '../../../platform/settings/settings';
import { dimensionDropdown } from './chooser';
import { hasShares, numberColumn, shareColumn } from './number-columns';
import { keptFilters } from './orders-behind';
import { AboveRows } from './picture/above-rows';
import { goesWith, kindInAddress, kindOf } from './kinds';
import { paramsOf } from './params';
import { AboveNumbers } from './left-out';
import { breakdownNumbers, type NumbersByGrain } from './numbers';
import { valueCompleter, valueLabels } from './values';
import { breakdownFilters } from '../filters/dimension-filters';
import { screenLink } from '../links';
import { metric } from '../summary-metrics';
import type { ColumnOf } from '../../engine/definition/definition';
import { defineReport, type Report } from '../../engine/definition/define-report';
import type { FilterOption } from '../../engine/definition/filter-config';
import { meaningRules } from '../../engine/definition/meaning-rules';
import { fieldsFor } from '../../engine/definition/metric-value';
import { comparisonFilter } from '../../engine/query/series';

/** A report of numbers by any dimension. */
interface BreakdownReport {
	readonly slug: 'breakdown' | 'refunds';
	/** The dimension of an address that names none. */
	readonly usual: DimensionKey;
	readonly numbers: NumbersByGrain;
	readonly titleOf: (dimension: string) => string;
	/** The choice without a filter. */
	readonly allLabel: () => string;
}

/** Declares a report whose address says by which dimension its numbers are broken down. */
export function breakdownReport({
	slug,
	usual,
	numbers: byGrain,
	titleOf,
	allLabel,
}: BreakdownReport): Report {
	const offered = () => everyDimension().filter((one) => byGrain[one.grain]);
	const about = { slug, endpoint: 'breakdown', choice: kindInAddress } as const;
	return defineReport(about, (settings, _known, chosen, also) => {
		const kind = kindOf(chosen, byGrain, usual);
		const { dimension, grain, fitting } = kind;
		const { key, label } = dimension;
		const numbers = breakdownNumbers(kind, meaningRules(settings.server), also);
		const requested = numbers.filter(({ isRequested }) => isRequested);
		const isOffered = (one: DimensionKey) => fitting.includes(one) || goesWith(byGrain, key, one);
		const charts = numbers
			.filter(({ isHidden, isAlso }) => isAlso || !isHidden)
			.map(({ chart }) => chart);
		return {
			title: titleOf(label()),
			rows: 'items',
			tableParams: { by: key, fields: fieldsFor(requested.map(({ chart }) => chart)) },
			statsParams: { by: key },
			charts,
			columns: [
				valueColumn(slug, dimension),
				...numbers.flatMap((number, index) => [
					numberColumn(kind, number, settings.server.filtersByDimension),
					...(index === 0 && hasShares(key, grain, number) ? [shareColumn(number)] : []),
				]),
			],
			defaultSort: usualSort(dimension, charts[0]?.key),
			summary: [
				metric.rows((count) => _n('row', 'rows', count, 'store-analytics')),
				...charts.map(metric.ofChart),
			],
			parts: { aboveNumbers: AboveNumbers, aboveTable: AboveRows, chosen: key },
			dropdowns: (own) => [dimensionDropdown(usual, offered), own],
			filterOptions: [compareOption(dimension)],
			isNeverMailed: true,
			filtersAlways: true,
			allLabel: allLabel(),
			advancedFilters: breakdownFilters(isOffered),
			leftOut: kind.leftOut.flatMap(paramsOf),
			comparison: {
				param: 'values',
				idOf: ({ id }) => id,
				keyOf: ({ value }) => valueKey(key, value),
				hasTextIds: true,
				filterOf: (id) => ({ [`${key}_is`]: String(id) }),
				segmentBy: key,
				minimum: 0,
				/* translators: %d: number of lines in a chart */
				seriesLabelOf: (n: number) => _n('%d item', '%d items', n, 'store-analytics'),
				helpText: __('Check at least two rows below to compare', 'store-analytics'),
				rowNote: (_related, shown) => notesOn(dimension, shown, settings),
			},
		};
	});
}

/** Times, numbers of days and numbers of orders have an order of their own; other rows are sorted by the first number. */
function usualSort<Key extends string>(
	{ group, values }: Dimension,
	number: Key | 'value' = 'value',
) {
	return group === 'time' || values === 'days' || values === 'order number'
		? ({ by: 'value', order: 'asc' } as const)
		: ({ by: number, order: 'desc' } as const);
}

function valueColumn(slug: string, dimension: Dimension): ColumnOf<'breakdown'> {
	const below = dimensionBelow(dimension.key);
	return {
		key: 'value',
		label: dimension.label(),
		type: 'text',
		typicalLength: 24,
		required: true,
		isSortable: true,
		value: ({ label }) => label,
		...(below && {
			display: ({ value }, shown, { query }) =>
				value === null ? (
					shown
				) : (
					<Link
						type="wc-admin"
						href={screenLink(slug, query, {
							...keptFilters(query),
							...dimensionParam(dimension.key, 'is', [value]),
							by: below.key,
						})}
					>
						{shown}
					</Link>
				),
		}),
	};
}

function compareOption({ key }: Dimension): FilterOption {
	return {
		value: comparisonFilter('values'),
		label: __('Comparison', 'store-analytics'),
		chartMode: 'item-comparison',
		settings: {
			type: 'custom',
			param: 'values',
			autocompleter: valueCompleter(key),
			getLabels: valueLabels(key),
			labels: {
				title: __('Compare values', 'store-analytics'),
				placeholder: __('Search for values to compare', 'store-analytics'),
				update: __('Compare', 'store-analytics'),
				helpText: __('Check at least two rows below to compare', 'store-analytics'),
			},
		},
	};
}

/** What a reader of the shown columns has to know about their sums and their days. */
function notesOn(
	dimension: Dimension,
	shown: readonly string[],
	{ dateType, server }: Pick<AppSettings, 'dateType' | 'server'>,
): string {
	const days = dateType === 'date_created' ? '' : dateNote(dimension.key, server.hasTaxLines);
	const below =
		dimension.key === 'category'
			? __(
					'A category includes those below it. Categories counts each of them alone.',
					'store-analytics',
				)
			: '';
	return [sumNote(dimension, shown), below, days].filter(Boolean).join(' ');
}

/** Where rows cannot add up to the total; '' if all shown numbers do. */
function sumNote({ grain, isMultiple }: DimensionMeaning, shown: readonly string[]): string {
	if (grain === 'coupon line') {
		return shown.some((key) => key !== 'coupons')
			? __(
					'An order with several coupons is in several rows, and one without a coupon is in none. So only the amounts of coupons add up.',
					'store-analytics',
				)
			: '';
	}
	if (isMultiple) {
		return __(
			'An order can be in several rows, so rows can add up to more than the total.',
			'store-analytics',
		);
	}
	if (grain === 'tax line') {
		return __(
			'An order counts in the row of each of its tax rates, so orders do not add up.',
			'store-analytics',
		);
	}
	if (grain === 'line') {
		return __(
			'An order counts in the row of each product that it contains, so orders and refunds do not add up. Fees, and refunds that name no product, are in no row.',
			'store-analytics',
		);
	}
	return shown.includes('total_customers')
		? __('A customer can be in several rows, so customers do not add up.', 'store-analytics')
		: '';
}

/** Where WooCommerce's own report of the same counts by another day; '' elsewhere. */
function dateNote(key: DimensionKey, hasTaxLines: boolean): string {
	const others: Partial<Record<DimensionKey, string>> = {
		product: __('Products', 'store-analytics'),
		variation: __('Variations', 'store-analytics'),
		category: __('Categories', 'store-analytics'),
		coupon: __('Coupons', 'store-analytics'),
		...(!hasTaxLines && { tax_rate: __('Taxes', 'store-analytics') }),
	};
	const { [key]: other } = others;
	return other === undefined
		? ''
		: sprintf(
				/* translators: %s: name of a report, such as "Products" */
				__(
					'Numbers can differ from %s, which counts orders on the day they were placed, paid or not.',
					'store-analytics',
				),
				other,
			);
}

import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import { dimensionParam } from '@store-analytics/rest-api/breakdowns';
import {
	dimensionMeanings,
	dimensionOf,
	type DimensionMeaning,
} from '@store-analytics/rest-api/dimensions';
import type { Query } from '../../platform/query';
import { dimensionDropdown } from '../catalog/dimensions/chooser';
import { breakdownFilters } from '../catalog/dimensions/filters';
import { breakdownNumbers, type BreakdownNumber } from '../catalog/dimensions/numbers';
import { valueCompleter, valueLabel, valueLabels } from '../catalog/dimensions/values';
import { screenLink } from '../catalog/links';
import { metric } from '../catalog/summary-metrics';
import type { ColumnOf } from '../engine/definition/definition';
import { defineReport } from '../engine/definition/define-report';
import type { FilterOption } from '../engine/definition/filter-config';
import { meaningRules } from '../engine/definition/meaning-rules';
import { comparisonFilter } from '../engine/query/series';

type Dimension = NonNullable<ReturnType<typeof dimensionOf>>;

/** The numbers of orders by any dimension: the address says by which. */
export default defineReport(
	{ slug: 'breakdown', endpoint: 'breakdown', choice: 'by' },
	({ server }, _known, by) => {
		const dimension = dimensionOf(by) ?? dimensionMeanings[0];
		const { key, label, grain } = dimension;
		const numbers = breakdownNumbers(grain, meaningRules(server));
		const charts = numbers.filter(({ isHidden }) => !isHidden).map(({ chart }) => chart);
		const isInOrder = dimension.group === 'time';
		return {
			/* translators: %s: what numbers are broken down by, such as "Payment method" */
			title: sprintf(__('Breakdown: %s', 'store-analytics'), label()),
			rows: 'items',
			tableParams: { by: key, fields: numbers.map(({ chart }) => chart.key) },
			statsParams: { by: key },
			charts,
			columns: [
				valueColumn(dimension),
				...numbers.flatMap((number, index) => [
					numberColumn(dimension, number),
					...(index === 0 ? [shareColumn(number)] : []),
				]),
			],
			defaultSort: isInOrder
				? { by: 'value', order: 'asc' }
				: { by: charts[0]?.key ?? 'value', order: 'desc' },
			summary: [
				metric.rows((count) => _n('row', 'rows', count, 'store-analytics')),
				...charts.map(metric.ofChart),
			],
			dropdowns: (own) => [dimensionDropdown(key), own],
			filterOptions: [compareOption(dimension)],
			advancedFilters: breakdownFilters(dimension),
			comparison: {
				param: 'values',
				idOf: ({ id }) => id,
				hasTextIds: true,
				filterOf: (id) => ({ [`${key}_is`]: String(id) }),
				segmentBy: key,
				minimum: 0,
				/* translators: %d: number of lines in a chart */
				seriesLabelOf: __('%d items', 'store-analytics'),
				helpText: __('Check at least two rows below to compare', 'store-analytics'),
				rowNote: () => noteOn(dimension),
			},
		};
	},
);

function valueColumn(dimension: Dimension): ColumnOf<'breakdown'> {
	const below = dimensionMeanings.find((one) => 'above' in one && one.above === dimension.key);
	return {
		key: 'value',
		label: dimension.label(),
		type: 'text',
		typicalLength: 24,
		required: true,
		isSortable: true,
		value: valueLabel,
		...(below && {
			display: ({ value }, shown, { query }) =>
				value === null ? (
					shown
				) : (
					<Link
						type="wc-admin"
						href={screenLink('breakdown', query, {
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

function numberColumn(dimension: Dimension, { chart, isHidden }: BreakdownNumber) {
	const { key, label, type } = chart;
	const isOrders = key === 'orders_count' && dimension.grain === 'order';
	return {
		key,
		label,
		type: type === 'average' ? 'decimal' : type,
		isSortable: true,
		...(isHidden && { hiddenByDefault: true }),
		...(isOrders && {
			display: ({ value }, shown, { query }) => (
				<Link
					type="wc-admin"
					href={screenLink('orders', query, {
						...keptFilters(query),
						...dimensionParam(dimension.key, 'is', [value]),
						filter: 'advanced',
					})}
				>
					{shown}
				</Link>
			),
		}),
	} satisfies ColumnOf<'breakdown'>;
}

/** The part of the whole, where rows add up to it. */
function shareColumn({ chart }: BreakdownNumber): ColumnOf<'breakdown'> {
	return {
		key: 'share',
		label: __('Share', 'store-analytics'),
		/* translators: %s: name of a number, such as "Net sales" */
		screenReaderLabel: sprintf(__('Share of %s', 'store-analytics'), chart.label),
		type: 'percent',
	};
}

/** The filters by dimensions in an address, for links to the parts of what is shown. */
function keptFilters(query: Query): Record<string, string> {
	return Object.fromEntries(
		dimensionMeanings.flatMap(({ key }) =>
			[`${key}_is`, `${key}_is_not`].flatMap((name) => {
				const value = query[name];
				return typeof value === 'string' && value !== '' ? [[name, value]] : [];
			}),
		),
	);
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

/** Where rows cannot add up to the total. */
function noteOn({ grain, isMultiple }: DimensionMeaning): string {
	if (isMultiple) {
		return __(
			'An order can be in several rows, so rows can add up to more than the total.',
			'store-analytics',
		);
	}
	if (grain === 'line') {
		return __(
			'An order counts in the row of each product that it contains, so orders do not add up.',
			'store-analytics',
		);
	}
	return __('A customer can be in several rows, so customers do not add up.', 'store-analytics');
}

import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@store-analytics/components';
import { dimensionFilters } from '@store-analytics/rest-api/breakdowns';
import {
	sumsUp,
	type DimensionGrain,
	type DimensionKey,
} from '@store-analytics/rest-api/dimensions';
import type { ColumnOf } from '../../engine/definition/definition';
import { inCurrency } from '../own-currency';
import type { BreakdownKind } from './kinds';
import type { BreakdownNumber } from './numbers';
import { ordersBehind } from './orders-behind';

/** Amounts of one currency, with its code. */
function inOwnCurrency(key: string): Pick<ColumnOf<'breakdown'>, 'display' | 'hasOwnUnits'> {
	return {
		hasOwnUnits: true,
		display: ({ value, ...numbers }, shown, tools) => {
			const { [key]: amount } = numbers as Readonly<Record<string, unknown>>; // as: rows have their metrics by name
			return value === null ? shown : inCurrency(value, Number(amount ?? 0), tools);
		},
	};
}

/** The column of a number. A number of orders or refunds opens them in Orders, where Orders has the same filters. */
export function numberColumn(
	{ dimension, fitting }: Pick<BreakdownKind, 'dimension' | 'fitting'>,
	{ chart, isHidden, isAlso, isOnDemand }: BreakdownNumber,
	opensOrders: boolean,
) {
	const { key, label, type, derived } = chart;
	const isOpened = opensOrders && (key === 'orders_count' || key === 'refunds_count');
	return {
		key,
		label,
		type: type === 'average' ? 'decimal' : type,
		isSortable: true,
		...(derived && { derived }),
		...(isHidden && { hiddenByDefault: true, isAsked: isAlso, isOnDemand }),
		...(dimension.key === 'currency' && type === 'currency' && inOwnCurrency(key)),
		...(isOpened && {
			display: ({ value, [key]: count }, shown, { query }) => {
				// A row of the comparison period alone has none.
				if (count === 0) return shown;
				const kept = dimensionFilters(query).filter((one) => fitting.includes(one.dimension));
				const href = ordersBehind(query, [...kept, { dimension: dimension.key, is: [value] }], key);
				return href === undefined ? (
					shown
				) : (
					<Link type="wc-admin" href={href}>
						{shown}
					</Link>
				);
			},
		}),
	} satisfies ColumnOf<'breakdown'>;
}

/** Whether rows add up to the whole. Parts of a sum of several currencies mean nothing. */
export function hasShares(
	key: DimensionKey,
	grain: DimensionGrain,
	{ chart, sumsOver }: BreakdownNumber,
): boolean {
	return key !== 'currency' && sumsUp({ key: chart.key, sumsOver }, [key], grain);
}

/** The part of the whole. */
export function shareColumn({ chart }: BreakdownNumber): ColumnOf<'breakdown'> {
	return {
		key: 'share',
		label: __('Share', 'store-analytics'),
		/* translators: %s: name of a number, such as "Net sales" */
		screenReaderLabel: sprintf(__('Share of %s', 'store-analytics'), chart.label),
		type: 'percent',
	};
}

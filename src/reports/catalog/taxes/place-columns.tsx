import { __ } from '@wordpress/i18n';
import { Link, Tooltip, VisuallyHidden } from '@store-analytics/components';
import type { TaxPlaceRow } from '@store-analytics/rest-api';
import type { ColumnOf } from '../../engine/definition/definition';
import { dash } from '../../engine/definition/metric-value';
import { column } from '../columns';
import { screenLink } from '../links';
import { percentOf } from './tax-rate';
import type { TaxView } from './tax-views';

type PlaceColumn = ColumnOf<'tax-places'>;

/** The columns of a view, in the words of the return that it is for. */
export function placeColumns(view: TaxView): PlaceColumn[] {
	switch (view.key) {
		case 'oss':
			return ossColumns();
		case 'us':
			return stateColumns();
		default:
			return usualColumns(view);
	}
}

function usualColumns({ group }: TaxView): PlaceColumn[] {
	return [
		group === 'country'
			? countryColumn(__('Country', 'store-analytics'))
			: placeColumn(__('State', 'store-analytics'), stateAndCountry),
		...(group === 'country' ? [] : [{ ...countryCode(), hiddenByDefault: true }]),
		amount('taxable_amount', __('Taxable amount', 'store-analytics')),
		hidden(amount('refunded_amount', __('Refunded taxable amount', 'store-analytics'))),
		...taxes(),
		column.money('total_tax', __('Total tax', 'store-analytics')),
		orders(),
	];
}

/** The return lists countries of consumption by rate; refunds of earlier quarters are corrections of these. */
function ossColumns(): PlaceColumn[] {
	return [
		{
			...placeColumn(__('Country', 'store-analytics'), (row) => row.country_name),
			screenReaderLabel: __('Country of consumption', 'store-analytics'),
		},
		countryCode(),
		{
			...column.count('rate', __('VAT rate', 'store-analytics')),
			required: true,
			display: (row, _shown, { currency }) =>
				row.rate === null ? dash : percentOf(row.rate, currency),
		},
		amount('taxable_amount', __('Taxable amount', 'store-analytics')),
		column.money('total_tax', __('VAT', 'store-analytics')),
		amount('earlier_amount', __('Corrections: taxable amount', 'store-analytics'), false),
		column.money('earlier_tax', __('Corrections: VAT', 'store-analytics')),
		...taxes().map(hidden),
		hidden(orders()),
	];
}

function stateColumns(): PlaceColumn[] {
	return [
		placeColumn(__('State', 'store-analytics'), (row) => row.state_name || row.country_name),
		{
			key: 'state',
			label: __('State code', 'store-analytics'),
			type: 'text',
			hiddenByDefault: true,
		},
		amount('taxable_amount', __('Taxable sales', 'store-analytics')),
		hidden(amount('refunded_amount', __('Refunded taxable sales', 'store-analytics'))),
		...taxes(),
		column.money('total_tax', __('Tax due', 'store-analytics')),
		orders(),
	];
}

const stateAndCountry = ({ state_name: state, country_name: country }: TaxPlaceRow) =>
	state === '' ? country : `${state}, ${country}`;

function placeColumn(label: string, name: (row: TaxPlaceRow) => string): PlaceColumn {
	return {
		key: 'place',
		label,
		type: 'text',
		typicalLength: 20,
		required: true,
		isSortable: true,
		value: (row) => name(row) || __('(unknown)', 'store-analytics'),
	};
}

/** Opens the states of the country. */
function countryColumn(label: string): PlaceColumn {
	return {
		...placeColumn(label, (row) => row.country_name),
		display: ({ country }, shown, { query }) =>
			country === '' ? (
				shown
			) : (
				<Link
					type="wc-admin"
					href={screenLink('taxes', query, {
						...{ by: 'state', filter: 'advanced', location_includes: country },
					})}
				>
					{shown}
				</Link>
			),
	};
}

const countryCode = (): PlaceColumn => ({
	key: 'country',
	label: __('Country code', 'store-analytics'),
	type: 'text',
});

function taxes(): PlaceColumn[] {
	return [
		column.money('charged_tax', __('Tax on items', 'store-analytics')),
		column.money('charged_shipping_tax', __('Tax on shipping', 'store-analytics')),
		column.money('refunded_tax', __('Refunded tax', 'store-analytics')),
	];
}

const orders = (): PlaceColumn => column.count('orders_count', __('Orders', 'store-analytics'));

const hidden = (one: PlaceColumn): PlaceColumn => ({ ...one, hiddenByDefault: true });

/** An amount that orders may not say: a dash with the reason, and nothing in files. */
function amount(
	key: 'taxable_amount' | 'refunded_amount' | 'earlier_amount',
	label: string,
	isSortable = true,
): PlaceColumn {
	return {
		...(key === 'earlier_amount' || !isSortable
			? { key, label, type: 'currency' }
			: column.money(key, label)),
		value: (row) => row[key],
		display: (row, shown) => (row[key] === null ? <Unknown /> : shown),
	};
}

function Unknown() {
	const reason = __('Unknown: an order lists no tax for its items.', 'store-analytics');
	return (
		<>
			<Tooltip text={reason}>
				<span aria-hidden="true">{dash}</span>
			</Tooltip>
			<VisuallyHidden>{reason}</VisuallyHidden>
		</>
	);
}

import { __, _n } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Link, Pill } from '@store-analytics/components';
import type { CustomerRow } from '@store-analytics/rest-api';
import type { AppSettings } from '../../platform/settings/settings';
import { column } from '../catalog/columns';
import { CountryName } from '../catalog/cells/country-name';
import { OneLine } from '../catalog/cells/one-line';
import { PhoneLink } from '../catalog/cells/phone-link';
import { customerFilters, detailParams } from '../catalog/customers/filters';
import { metric } from '../catalog/summary-metrics';
import { customerLink } from '../../platform/record-links';
import { filterOption } from '../catalog/filters/filter-options';
import type { ColumnOf } from '../engine/definition/definition';
import { defineReport } from '../engine/definition/define-report';
import { dash } from '../engine/definition/metric-value';

/** Everybody who has bought or registered, with their spending so far. */
export default defineReport('customers', (settings) => ({
	dated: false,
	rows: 'items',
	charts: [],
	columns: columns(settings),
	mainColumn: 'total_spend',
	defaultSort: { by: 'date_last_active', order: 'desc' },
	summary: [
		metric.total('customers_count', (n) => _n('customer', 'customers', n, 'store-analytics')),
		metric.total(
			'avg_orders_count',
			(n) => _n('average order', 'average orders', n, 'store-analytics'),
			'average',
		),
		metric.total(
			'avg_total_spend',
			() => __('average lifetime spend', 'store-analytics'),
			'currency',
		),
		metric.total(
			'avg_avg_order_value',
			() => __('average order value', 'store-analytics'),
			'currency',
		),
	],
	...(!settings.server.totalsFollowCustomerDetails && {
		rowsOnly: { filters: detailParams, count: 'customers_count' },
	}),
	allLabel: __('All customers', 'store-analytics'),
	filterOptions: [
		filterOption.single(
			'customer',
			{ type: 'customers', param: 'customers' },
			{
				label: __('Single customer', 'store-analytics'),
				placeholder: __('Type to search for a customer', 'store-analytics'),
			},
		),
	],
	advancedFilters: {
		/* translators: <select/> is the choice between All and Any */
		title: __('Customers match <select/> filters', 'store-analytics'),
		filters: customerFilters(settings.server),
	},
	search: {
		param: 'customers',
		collection: 'customers',
		type: 'customers',
		placeholder: __('Search by customer name', 'store-analytics'),
	},
}));

/** Opens the customer, by name or user name; guests have neither an account nor always a name. */
function name(settings: AppSettings): ColumnOf<'customers'> {
	return {
		key: 'name',
		label: __('Name', 'store-analytics'),
		type: 'text',
		typicalLength: 14,
		required: true,
		isSortable: true,
		value: (row) => row.name.trim() || row.username || __('Guest', 'store-analytics'),
		display: (row, shown) => {
			const link = customerLink(settings, row);
			if (!link && row.name.trim() === '') return <Pill>{shown}</Pill>;
			return <OneLine text={shown}>{link ? <Link {...link}>{shown}</Link> : shown}</OneLine>;
		},
	};
}

function day(key: 'date_last_active' | 'date_registered', label: string): ColumnOf<'customers'> {
	return {
		key,
		label,
		type: 'date',
		isSortable: true,
		display: (_row, shown) => shown || '—',
	};
}

function columns(settings: AppSettings): ColumnOf<'customers'>[] {
	const { hasCustomerDetails, maySendContacts } = settings.server;
	return [
		name(settings),
		...(hasCustomerDetails
			? [
					{
						...column.text('first_name', __('First name', 'store-analytics')),
						hiddenByDefault: true,
					},
					{
						...column.text('last_name', __('Last name', 'store-analytics')),
						hiddenByDefault: true,
					},
				]
			: []),
		{
			key: 'username',
			label: __('Username', 'store-analytics'),
			type: 'text',
			typicalLength: 15,
		},
		...(maySendContacts ? [role()] : []),
		day('date_last_active', __('Last active', 'store-analytics')),
		day('date_registered', __('Date registered', 'store-analytics')),
		{
			key: 'email',
			label: __('Email', 'store-analytics'),
			type: 'text',
			typicalLength: 28,
			isSortable: hasCustomerDetails,
			display: (row, shown) => shown && <a href={`mailto:${row.email}`}>{shown}</a>,
		},
		column.count('orders_count', __('Orders', 'store-analytics')),
		column.money('total_spend', __('Total spend', 'store-analytics')),
		{
			...column.money('avg_order_value', __('AOV', 'store-analytics')),
			screenReaderLabel: __('Average order value', 'store-analytics'),
			typicalLength: 6,
			display: (row, shown) => (row.avg_order_value === null ? dash : shown),
		},
		{
			key: 'country',
			label: __('Country / Region', 'store-analytics'),
			type: 'text',
			isSortable: true,
			display: (row) => row.country && <CountryName code={row.country} />,
		},
		onOneLine(column.text('city', __('City', 'store-analytics'))),
		onOneLine(column.text('state', __('Region', 'store-analytics'))),
		column.text('postcode', __('Postal code', 'store-analytics')),
		...(maySendContacts
			? [
					phone('billing_phone', __('Billing phone', 'store-analytics')),
					phone('shipping_phone', __('Shipping phone', 'store-analytics')),
				]
			: []),
	];
}

/** A long name of a place makes no row higher than the others. */
function onOneLine<Key extends 'city' | 'state'>(
	place: ReturnType<typeof column.text<Key, CustomerRow>>,
) {
	return {
		...place,
		display: (_row: CustomerRow, shown: ReactNode) => <OneLine text={shown}>{shown}</OneLine>,
	};
}

function role(): ColumnOf<'customers'> {
	return { key: 'role', label: __('Role', 'store-analytics'), type: 'text', ifSent: true };
}

function phone(key: 'billing_phone' | 'shipping_phone', label: string): ColumnOf<'customers'> {
	return {
		key,
		label,
		type: 'text',
		ifSent: true,
		typicalLength: 16,
		display: (row, shown) =>
			shown && (
				<OneLine text={shown}>
					<PhoneLink phone={row[key] ?? ''} />
				</OneLine>
			),
	};
}

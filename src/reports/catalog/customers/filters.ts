import { __ } from '@wordpress/i18n';
import type { SearchType } from '@store-analytics/rest-api';
import type { ServerFeatures } from '../../../platform/settings/server-features';
import type { AdvancedFilter } from '../../engine/definition/filter-config';
import { advancedFilter, type FilterLabels } from '../filters/advanced-filters';
import { labelsOf } from '../labels';
import { inRegions } from '../filters/regions';

/** Filters of rows only in shops with `hasCustomerDetails`, whose totals count everybody. */
export const detailParams = ['user_type', 'location_includes', 'location_excludes'] as const;

/** The nine filters of the Customers report, and those of newer servers. */
export function customerFilters(server: ServerFeatures): Record<string, AdvancedFilter> {
	return {
		...whoTheyAre(server),
		...(server.hasCustomerDetails && { ...whetherRegistered(), ...whereTheyLive() }),
		...whatTheySpent(),
		...whenTheyCame(),
	};
}

function whoTheyAre({ filtersCustomerTexts }: ServerFeatures): Record<string, AdvancedFilter> {
	const search = (type: SearchType, labels: FilterLabels): AdvancedFilter => {
		const filter = advancedFilter.search(type, labels);
		if (!filtersCustomerTexts) return filter;
		return { ...filter, input: { ...filter.input, getLabels: labelsOfIdsAndTexts(type) } };
	};
	return {
		name: search('customers', {
			add: __('Name', 'store-analytics'),
			placeholder: __('Search', 'store-analytics'),
			remove: __('Remove customer name filter', 'store-analytics'),
			rule: __('Condition: customer name', 'store-analytics'),
			title: __('<title>Name</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select customer name', 'store-analytics'),
		}),
		country: advancedFilter.search('countries', {
			add: __('Country / Region', 'store-analytics'),
			placeholder: __('Search', 'store-analytics'),
			remove: __('Remove country / region filter', 'store-analytics'),
			rule: __('Condition: country / region', 'store-analytics'),
			title: __('<title>Country / Region</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select country / region', 'store-analytics'),
		}),
		username: search('usernames', {
			add: __('Username', 'store-analytics'),
			placeholder: __('Search customer username', 'store-analytics'),
			remove: __('Remove customer username filter', 'store-analytics'),
			rule: __('Condition: customer username', 'store-analytics'),
			title: __('<title>Username</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select customer username', 'store-analytics'),
		}),
		email: search('emails', {
			add: __('Email', 'store-analytics'),
			placeholder: __('Search customer email', 'store-analytics'),
			remove: __('Remove customer email filter', 'store-analytics'),
			rule: __('Condition: customer email', 'store-analytics'),
			title: __('<title>Email</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select customer email', 'store-analytics'),
		}),
	};
}

/** An address may name customers by id or by text; text is shown unchanged. */
function labelsOfIdsAndTexts(type: SearchType): ReturnType<typeof labelsOf> {
	const labelsOfIds = labelsOf(type);
	return async (keys, urlQuery) => {
		const all = keys.split(',').filter((key) => key.trim() !== '');
		const ids = all.filter((key) => /^\d+$/.test(key));
		const named = await labelsOfIds(ids.join(','), urlQuery);
		return all.flatMap((key) =>
			ids.includes(key)
				? named.filter((label) => String(label.key) === key)
				: [{ key, label: key.trim() }],
		);
	};
}

function whetherRegistered(): Record<string, AdvancedFilter> {
	return {
		user_type: advancedFilter.choice(
			{
				add: __('Account', 'store-analytics'),
				remove: __('Remove account filter', 'store-analytics'),
				title: __('<title>Account</title> <filter/>', 'store-analytics'),
				filter: __('Select whether customers have an account', 'store-analytics'),
			},
			[
				{ value: 'registered', label: __('Registered customers', 'store-analytics') },
				{ value: 'guest', label: __('Guests', 'store-analytics') },
			],
			'registered',
		),
	};
}

function whereTheyLive(): Record<string, AdvancedFilter> {
	const filter = advancedFilter.search('countries', {
		add: __('Region', 'store-analytics'),
		placeholder: __('Search', 'store-analytics'),
		remove: __('Remove region filter', 'store-analytics'),
		rule: __('Condition: region', 'store-analytics'),
		title: __('<title>Region</title> <rule/> <filter/>', 'store-analytics'),
		filter: __('Select region', 'store-analytics'),
	});
	return { location: inRegions(filter) };
}

function whatTheySpent(): Record<string, AdvancedFilter> {
	return {
		orders_count: advancedFilter.amount('Number', {
			add: __('No. of orders', 'store-analytics'),
			remove: __('Remove order filter', 'store-analytics'),
			rule: __('Condition: order count', 'store-analytics'),
			title: __('<title>No. of orders</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Number of orders', 'store-analytics'),
		}),
		total_spend: advancedFilter.amount('Currency', {
			add: __('Total spend', 'store-analytics'),
			remove: __('Remove total spend filter', 'store-analytics'),
			rule: __('Condition: total spend', 'store-analytics'),
			title: __('<title>Total spend</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Total spend', 'store-analytics'),
		}),
		avg_order_value: advancedFilter.amount('Currency', {
			add: __('AOV', 'store-analytics'),
			remove: __('Remove average order value filter', 'store-analytics'),
			rule: __('Condition: average order value', 'store-analytics'),
			title: __('<title>AOV</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Average order value', 'store-analytics'),
		}),
	};
}

function whenTheyCame(): Record<string, AdvancedFilter> {
	return {
		registered: advancedFilter.date({
			add: __('Registered', 'store-analytics'),
			remove: __('Remove registered filter', 'store-analytics'),
			rule: __('Condition: registered', 'store-analytics'),
			title: __('<title>Registered</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select registered date', 'store-analytics'),
		}),
		last_active: advancedFilter.date({
			add: __('Last active', 'store-analytics'),
			remove: __('Remove last active filter', 'store-analytics'),
			rule: __('Condition: last active', 'store-analytics'),
			title: __('<title>Last active</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select last active date', 'store-analytics'),
		}),
	};
}

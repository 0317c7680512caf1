import { __ } from '@wordpress/i18n';
import type { AdvancedFilter } from '../engine/filter-config';
import { advancedFilter } from './advanced-filters';

/** The nine filters of the Customers report (reports.md §10). */
export function customerFilters(): Record<string, AdvancedFilter> {
	return { ...whoTheyAre(), ...whatTheySpent(), ...whenTheyCame() };
}

function whoTheyAre(): Record<string, AdvancedFilter> {
	return {
		name: advancedFilter.search('customers', {
			add: __('Name', 'store-analytics'),
			placeholder: __('Search', 'store-analytics'),
			remove: __('Remove customer name filter', 'store-analytics'),
			rule: __('Select a customer name filter match', 'store-analytics'),
			title: __('<title>Name</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select customer name', 'store-analytics'),
		}),
		country: advancedFilter.search('countries', {
			add: __('Country / Region', 'store-analytics'),
			placeholder: __('Search', 'store-analytics'),
			remove: __('Remove country / region filter', 'store-analytics'),
			rule: __('Select a country / region filter match', 'store-analytics'),
			title: __('<title>Country / Region</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select country / region', 'store-analytics'),
		}),
		username: advancedFilter.search('usernames', {
			add: __('Username', 'store-analytics'),
			placeholder: __('Search customer username', 'store-analytics'),
			remove: __('Remove customer username filter', 'store-analytics'),
			rule: __('Select a customer username filter match', 'store-analytics'),
			title: __('<title>Username</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select customer username', 'store-analytics'),
		}),
		email: advancedFilter.search('emails', {
			add: __('Email', 'store-analytics'),
			placeholder: __('Search customer email', 'store-analytics'),
			remove: __('Remove customer email filter', 'store-analytics'),
			rule: __('Select a customer email filter match', 'store-analytics'),
			title: __('<title>Email</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select customer email', 'store-analytics'),
		}),
	};
}

function whatTheySpent(): Record<string, AdvancedFilter> {
	return {
		orders_count: advancedFilter.amount('Number', {
			add: __('No. of Orders', 'store-analytics'),
			remove: __('Remove order filter', 'store-analytics'),
			rule: __('Select an order count filter match', 'store-analytics'),
			title: __('<title>No. of Orders</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Number of orders', 'store-analytics'),
		}),
		total_spend: advancedFilter.amount('Currency', {
			add: __('Total Spend', 'store-analytics'),
			remove: __('Remove total spend filter', 'store-analytics'),
			rule: __('Select a total spend filter match', 'store-analytics'),
			title: __('<title>Total Spend</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Total spend', 'store-analytics'),
		}),
		avg_order_value: advancedFilter.amount('Currency', {
			add: __('AOV', 'store-analytics'),
			remove: __('Remove average order value filter', 'store-analytics'),
			rule: __('Select an average order value filter match', 'store-analytics'),
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
			rule: __('Select a registered filter match', 'store-analytics'),
			title: __('<title>Registered</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select registered date', 'store-analytics'),
		}),
		last_active: advancedFilter.date({
			add: __('Last active', 'store-analytics'),
			remove: __('Remove last active filter', 'store-analytics'),
			rule: __('Select a last active filter match', 'store-analytics'),
			title: __('<title>Last active</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select last active date', 'store-analytics'),
		}),
	};
}

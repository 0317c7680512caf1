import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { readSettings } from '../../platform/settings/settings';
import { listSettings } from './settings-list';
import type { Settings } from './setting';

const list = (page: object = {}) => listSettings(readSettings(page));
const statusGroups = (page: object) => {
	const setting = list(page)['woocommerce_excluded_report_order_statuses'];
	return setting?.inputType === 'checkboxGroup' ? setting.options : [];
};

describe('The analytics settings', () => {
	afterEach(() => void removeAllFilters('woocommerce_admin_analytics_settings', ''));

	it('offer the statuses of WooCommerce, of extensions and of removed extensions, in groups', () => {
		const groups = statusGroups({
			orderStatuses: {
				processing: 'Processing',
				refunded: 'Refunded',
				'checkout-draft': 'Draft',
				backordered: 'Backordered',
			},
			admin: { unregisteredOrderStatuses: { lost: 'lost' } },
		});
		expect(groups).toEqual([
			{ key: 'defaultStatuses', options: [{ value: 'processing', label: 'Processing' }] },
			{
				key: 'customStatuses',
				label: 'Custom statuses',
				options: [{ value: 'backordered', label: 'Backordered' }],
			},
			{
				key: 'unregisteredStatuses',
				label: 'Unregistered statuses',
				options: [{ value: 'lost', label: 'lost' }],
			},
		]);
		expect(statusGroups({})).toEqual([]);
	});

	it('include settings of extensions', () => {
		addFilter('woocommerce_admin_analytics_settings', 'shop/more', (own: Settings) => ({
			...own,
			more: { inputType: 'text', label: 'More:' },
		}));
		expect(Object.keys(list())).toContain('more');
	});
});

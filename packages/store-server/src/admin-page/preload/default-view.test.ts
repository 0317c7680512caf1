import type { SavedView } from '@store-analytics/rest-api';
import { addressWithDefaultView } from './default-view';

const view: SavedView = {
	id: 'a',
	name: 'Week',
	path: '/analytics/orders',
	query: 'period=last_7_days&compare=none',
	isDefault: true,
};
const shown = (address: string, views = [view]) =>
	addressWithDefaultView(new URLSearchParams(address), views).toString();

describe('The URL of a screen', () => {
	it('becomes that of the user’s default view if it has no parameters of its own', () => {
		expect(shown('page=wc-admin&path=/analytics/orders')).toBe('period=last_7_days&compare=none');
	});

	it.each([
		['has parameters', 'page=wc-admin&path=%2Fanalytics%2Forders&period=today', [view]],
		['belongs to another screen', 'page=wc-admin&path=%2Fanalytics%2Frevenue', [view]],
		[
			'has only views that are not the default',
			'page=wc-admin&path=%2Fanalytics%2Forders',
			[{ ...view, isDefault: false }],
		],
		['is of Home', 'page=wc-admin', [view]],
	])('stays unchanged if it %s', (_what, address, views) => {
		expect(shown(address, views)).toBe(address);
	});
});

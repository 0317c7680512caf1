import { getPersistedQuery, leavePageFor, updateQueryString, wpNavMenuUrlUpdate } from './index';
import { queryFor } from './history';

beforeEach(() => window.history.replaceState(null, '', '/wp-admin/admin.php?page=wc-admin'));

describe('The persisted query', () => {
	it('keeps the comparison with its custom dates', () => {
		const range = { period: 'month', compare: 'custom' };
		const days = { compare_after: '2026-02-01', compare_before: '2026-02-14' };
		expect(getPersistedQuery({ ...range, ...days, filter: 'all' })).toEqual({ ...range, ...days });
	});
});

describe('A link to another app', () => {
	it('contains only the parameters that the app understands, in the menu too', () => {
		const understood = jest.fn(({ period: _, ...query }) => ({ ...query, period: 'month' }));
		leavePageFor((path) => path === '/marketing', understood);
		expect(queryFor('/marketing', { period: 'all', type: 'x' })).toEqual({
			period: 'month',
			type: 'x',
		});
		expect(queryFor('/analytics/orders', { period: 'all' })).toEqual({ period: 'all' });
		document.body.innerHTML =
			'<div id="adminmenu"><a href="admin.php?page=wc-admin&path=%2Fmarketing"></a><a href="admin.php?page=wc-admin&path=%2Fanalytics%2Forders"></a></div>';
		wpNavMenuUrlUpdate({ period: 'all' });
		const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
		expect(links).toEqual([
			'admin.php?page=wc-admin&path=%2Fmarketing&period=month',
			'admin.php?page=wc-admin&path=%2Fanalytics%2Forders&period=all',
		]);
		const asked = jest.spyOn(console, 'error').mockImplementation(() => undefined);
		understood.mockClear();
		updateQueryString({ period: 'all' }, '/marketing');
		expect(understood).toHaveBeenCalledWith(expect.objectContaining({ period: 'all' }));
		expect(asked).toHaveBeenCalledTimes(1);
		asked.mockRestore();
		document.body.innerHTML = '';
		leavePageFor(() => false);
	});
});

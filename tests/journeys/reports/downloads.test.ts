import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { address, ask, closeApp, network, openApp, reload } from '../../support/journey';
import { pick, totals } from '../../support/journey-lists';
import { columns, numbers, october, rows } from '../../support/journey-steps';
import { savedPreferences } from '../../support/saved-preferences';

const user = userEvent.setup();

afterEach(closeApp);

describe('Downloads', () => {
	it('[S1.1] shows each download with its product, file, order and user', async () => {
		await openApp('/analytics/downloads', october);
		const [first] = await rows();
		expect(first?.[0]).toBe('October 31, 2026');
		expect(first?.[1]).toBe('Woo Album #3 (MP3)');
		expect(first?.slice(2)).toEqual(['file-0-1.mp3', '3129', 'wade.ito220', '203.0.113.98']);
		expect(await totals()).toBe('31 days45 downloads');
		const [file] = screen.getAllByRole('link', { name: 'file-0-1.mp3' });
		expect(file?.getAttribute('href')).toContain('/woocommerce_uploads/file-0-1.mp3');
	});

	it('shows an address that a browser would execute as plain text', async () => {
		await openApp('/analytics/downloads', october);
		await rows();
		const [row] = await ask<object[]>('/wc-analytics/reports/downloads?per_page=1');
		closeApp();
		await openApp('/analytics/downloads', { ...october, orderby: 'product' });
		const file = { file_name: 'run.mp3', file_path: 'javascript:alert(1)' };
		network.reply(/reports\/downloads\?/, [{ ...row, ...file }]);
		expect((await screen.findAllByText('run.mp3'))[0]).toBeVisible();
		expect(screen.queryByRole('link', { name: 'run.mp3' })).not.toBeInTheDocument();
	});

	it('[S1.2] can be filtered by product', async () => {
		await openApp('/analytics/downloads', october);
		await rows();
		await user.click(screen.getByRole('button', { name: /All downloads/ }));
		await user.click(await screen.findByRole('button', { name: 'Advanced filters' }));
		await user.click(await screen.findByRole('button', { name: 'Add a Filter' }));
		await user.click(await screen.findByRole('button', { name: 'Product' }));
		await pick(user, 'Select product', 'Album', /Woo Album #1/);
		await user.click(await screen.findByRole('link', { name: 'Filter' }));
		expect(address()).toHaveProperty('product_includes');
		await waitFor(async () => expect((await rows()).length).toBeLessThan(25));
		expect(within(await numbers()).queryByText('45')).not.toBeInTheDocument();
	});

	it('remembers hidden columns for the user', async () => {
		await openApp('/analytics/downloads', october);
		await rows();
		await user.click(screen.getByRole('button', { name: 'Choose which values to display' }));
		await user.click(await screen.findByRole('menuitemcheckbox', { name: 'IP' }));
		await waitFor(async () => expect(await columns()).not.toContain('IP'));
		await waitFor(async () => {
			const { downloads_report_columns: hidden } = await savedPreferences(ask);
			expect(hidden).toEqual(['ip_address']);
		});
		await reload();
		await rows();
		expect(await columns()).not.toContain('IP');
	});
});

/**
 * The result of following docs/adding-a-report.md; `tests/adding-a-report.test.ts` runs it in a copy of the project
 * with the report.
 */
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ask, closeApp, openApp } from '../support/journey';
import { columns, numbers, october, rows, violations } from '../support/journey-steps';
import { savedFile } from '../support/saved-file';
import { savedPreferences } from '../support/saved-preferences';

const user = userEvent.setup();

beforeEach(() => openApp('/analytics/discounts', october));
afterEach(closeApp);

describe('The report of the document', () => {
	it('is in the menu, has a title, numbers, a chart and a table', async () => {
		// As WooCommerce's Coupons shows the recorded shop's October.
		expect((await rows())[0]).toEqual(['welcome15', '$57.91']);
		expect(await columns()).toEqual(['Code', 'Taken off']);
		expect(within(await numbers()).getByText('$213.73')).toBeVisible();
		expect(await screen.findByRole('application', { name: /Amount/ })).toBeVisible();
		expect(screen.getByRole('heading', { level: 1, name: 'Discounts' })).toBeVisible();
		const entry = document.querySelector('#adminmenu a[href*="discounts"]');
		expect(entry?.textContent).toBe('Discounts');
		expect(await violations()).toEqual([]);
	});

	it('saves its rows as a file', async () => {
		await rows();
		const file = savedFile();
		await user.click(await screen.findByRole('button', { name: 'Download' }));
		const [header, first] = await file;
		expect(header).toBe('Code,"Taken off"');
		expect(first).toBe('welcome15,57.91');
	});

	it('remembers its own columns, not those of the other report of its endpoint', async () => {
		await rows();
		await user.click(screen.getByRole('button', { name: 'Choose which values to display' }));
		await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Taken off' }));
		await waitFor(async () => {
			const kept = await savedPreferences(ask);
			expect(kept['discounts_report_columns']).toEqual(['amount']);
			expect(kept['coupons_report_columns']).toBe('');
		});
	});

	it('is offered to extensions by its own name', async () => {
		closeApp();
		await openApp('/analytics/discounts', october, ({ addFilter }) =>
			addFilter('woocommerce_admin_discounts_report_charts', 'test', (charts: object[]) =>
				charts.map((chart) => ({ ...chart, label: 'Given away' })),
			),
		);
		expect(within(await numbers()).getByText('Given away')).toBeVisible();
	});
});

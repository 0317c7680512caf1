import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {
	close,
	explainNumbers,
	isRight,
	openFrom,
	shownIn,
	table,
} from '../../support/explanation-steps';
import { ask, closeApp, openApp } from '../../support/journey';
import { placeOfTotals } from '../../support/journey-lists';
import { october, rows, violations } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

const choose = async (name: string) => {
	await user.click(await screen.findByRole('button', { name: 'Choose which values to display' }));
	const item = await screen.findByRole('menuitemcheckbox', { name });
	if (item.getAttribute('aria-checked') !== 'true') await user.click(item);
	await user.keyboard('{Escape}');
};

/** Opens a report with both compared columns and explanations on. */
async function openCompared(report: string): Promise<HTMLElement> {
	await openApp(`/analytics/${report}`, october);
	await rows();
	await choose('Value in the comparison period');
	await choose('Change');
	await screen.findByRole('columnheader', { name: /Net sales \(change\)/ });
	const found = await explainNumbers();
	await within(found).findAllByRole('button', { name: / Explain Net sales \(change\)/ });
	return found;
}

describe('Explanations of the compared columns', () => {
	it('cover the compared time, and a change as the current minus the former number, each explained in turn', async () => {
		const found = await openCompared('products');
		const [before] = within(found).getAllByRole('button', {
			name: / Explain Net sales \(previous\)/,
		});
		const then = await openFrom(before as HTMLElement);
		// The same as in the table: the demo shop's hoodies a year ago.
		expect([then.text, shownIn(before as HTMLElement)]).toEqual(['$1,102.26', '$1,102.26']);
		expect(then.dialog).toHaveTextContent('Hoodie · Oct 1 - 31, 2025');
		await isRight(then.dialog, '$1,102.26');
		await close(then.dialog);

		const [change] = within(found).getAllByRole('button', {
			name: / Explain Net sales \(change\)/,
		});
		const { dialog, text } = await openFrom(change as HTMLElement);
		expect(text).toBe('+$1,241.82');
		expect(await table(dialog, /^How it is calculated/)).toEqual([
			['Hoodie · Oct 1 - 31, 2026', '$2,344.08'],
			['−Hoodie · Oct 1 - 31, 2025', '$1,102.26'],
			['=Net sales (change)', '+$1,241.82'],
		]);
		expect(dialog).not.toHaveTextContent('The screen you came from shows');
		await user.click(within(dialog).getByRole('button', { name: 'Hoodie · Oct 1 - 31, 2025' }));
		await isRight(dialog, '$1,102.26');
		await user.click(within(dialog).getByRole('button', { name: /^Back to Net sales \(change\)/ }));
		await waitFor(() => expect(dialog).toHaveTextContent('+$1,241.82'));
	});

	it('of days cover the day that each day is compared with', async () => {
		const found = await openCompared('revenue');
		const row = within(found)
			.getAllByRole('row')
			.find(({ textContent }) => textContent?.includes('October 31'));
		const cell = within(row as HTMLElement).getByRole('button', {
			name: / Explain Net sales \(previous\)/,
		});
		const { dialog, text } = await openFrom(cell);
		const { totals } = await ask<{ totals: { net_revenue: number } }>(
			'/wc-analytics/reports/revenue/stats?after=2025-10-31T00:00:00&before=2025-10-31T23:59:59&interval=day',
		);
		expect(Number(text.replace(/[$,]/g, ''))).toBeCloseTo(totals.net_revenue, 2);
		expect(dialog).toHaveTextContent('Oct 31, 2025');
	});
});

describe('Explanations of counts under a table', () => {
	it('say what they count', async () => {
		await openApp('/analytics/downloads', october);
		await rows();
		await user.click(await screen.findByRole('button', { name: 'Explain numbers' }));
		const totals = await placeOfTotals();
		const days = await openFrom(await within(totals).findByRole('button', { name: /^days/ }));
		expect(days.text).toBe('31');
		expect(days.dialog).toHaveTextContent(
			'The days of the date range, including the first and the last.',
		);
		await close(days.dialog);
		await openApp('/analytics/categories', october);
		await rows();
		await user.click(await screen.findByRole('button', { name: 'Explain numbers' }));
		const below = await placeOfTotals();
		const found = await openFrom(await within(below).findByRole('button', { name: /^categories/ }));
		expect(found.dialog).toHaveTextContent('All rows of this table, on all pages');
		expect(Number(found.text)).toBe((await rows()).length);
		expect(await violations()).toEqual([]);
	});
});

import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { close, explainNumbers, isRight, openFrom, shownIn } from '../../support/explanation-steps';
import { ask, closeApp, openApp } from '../../support/journey';
import { october } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

const secondWeek = 'after=2026-10-04T00:00:00&before=2026-10-10T23:59:59';

/** The number of items in all rows of a report. */
async function itemsOf(rows: string, days = secondWeek): Promise<number> {
	const found = await ask<{ items_sold: number }[]>(
		`/wc-analytics/reports/${rows}&per_page=100&${days}`,
	);
	return found.reduce((sum, { items_sold: items }) => sum + items, 0);
}

/** The ids of a report's segments, by name. */
async function segmentsOf(split: string): Promise<Map<string, number>> {
	const { totals } = await ask<{
		totals: { segments: { segment_id: number; segment_label: string }[] };
	}>(`/wc-analytics/reports/products/stats?${split}&${secondWeek}`);
	return new Map(totals.segments.map((one) => [one.segment_label, one.segment_id]));
}

async function chart(name: RegExp): Promise<HTMLElement> {
	const plot = await screen.findByRole('application', { name });
	plot.focus();
	return plot;
}

/** Opens the explanation at the keyboard's position with Enter. */
async function explainHere(): Promise<HTMLElement> {
	await user.keyboard('{Enter}');
	const dialog = await screen.findByRole('dialog');
	await waitFor(() => expect(within(dialog).queryByText('Adding up…')).not.toBeInTheDocument());
	return dialog;
}

const valueOf = (dialog: HTMLElement) =>
	dialog.querySelector('.sa-explanation__value')?.textContent ?? '';

interface Case {
	/** The report's name. */
	readonly of: string;
	readonly query: Record<string, string>;
	/** How the products’ stats are requested for the series. */
	readonly split: string;
	/** The rows of an item. */
	readonly rowsOf: (id: number) => string;
}

describe('Each series of a chart that compares products or categories', () => {
	const week = { ...october, interval: 'week' };

	it.each<Case>([
		{
			of: 'products',
			query: { filter: 'compare-products', products: '74,96,87', chartStacking: 'share' },
			split: 'segmentby=product&products=74,96,87',
			rowsOf: (id: number) => `products?products=${id}`,
		},
		{
			of: 'categories',
			query: { filter: 'compare-categories', categories: '22,16', chartStacking: 'stacked' },
			split: 'segmentby=category&categories=22,16',
			rowsOf: (id: number) => `products?categories=${id}`,
		},
		{
			of: 'products',
			query: { filter: 'single_product', products: '74' },
			split: 'segmentby=variation&products=74',
			rowsOf: (id: number) => `variations?variations=${id}`,
		},
		{
			of: 'categories',
			query: { filter: 'single_category', categories: '17' },
			split: 'segmentby=product&categories=17',
			rowsOf: (id: number) => `products?products=${id}`,
		},
	])(
		'of $of, $query, is explained separately, up and down keys move between them, and its rows add up to the drawn value',
		async ({ of: report, query, split, rowsOf }) => {
			await openApp(`/analytics/${report}`, { ...week, ...query });
			const ids = await segmentsOf(split);
			await chart(/^Items sold/);
			await user.keyboard('{Home}{ArrowRight}');
			const seen = new Set<string>();
			for (let index = 0; index < 2; index += 1) {
				const dialog = await explainHere();
				const range = dialog.querySelector('.sa-explanation__range')?.textContent ?? '';
				const [name = '', days] = range.split(' · ');
				expect([days, ids.has(name)]).toEqual(['Oct 4 - 10, 2026', true]);
				const items = await itemsOf(rowsOf(ids.get(name) ?? 0));
				expect(items).not.toBe(0);
				expect([name, valueOf(dialog)]).toEqual([name, String(items)]);
				await isRight(dialog, String(items));
				expect(dialog).not.toHaveTextContent('The screen you came from shows');
				seen.add(name);
				await close(dialog);
				await user.keyboard('{ArrowDown}');
			}
			expect(seen.size).toBe(2);
		},
	);
});

describe('The explanation in a chart of several series', () => {
	const compared = { ...october, filter: 'compare-products', products: '74,96', interval: 'week' };

	it('links to the other series of the same date, and shows the compared number', async () => {
		await openApp('/analytics/products', compared);
		await chart(/^Items sold/);
		await user.keyboard('{Home}{ArrowRight}');
		const dialog = await explainHere();
		expect(dialog).toHaveTextContent(/Hoodie · Oct 4 - 10, 2026/);
		expect(dialog).toHaveTextContent(/Compared withHoodie · Oct 5 - 11, 2025/);
		await user.click(within(dialog).getByText('Other values in the chart'));
		await user.click(within(dialog).getByRole('button', { name: 'Crew Tee' }));
		await waitFor(() => expect(dialog).toHaveTextContent(/Crew Tee · Oct 4 - 10, 2026/));
		await waitFor(() => expect(within(dialog).queryByText('Adding up…')).not.toBeInTheDocument());
		await isRight(dialog, String(await itemsOf('products?products=96')));
		expect(within(dialog).queryByText('Other values in the chart')).not.toBeInTheDocument();
	});

	it('covers all dates up to the selected one in a running total', async () => {
		await openApp('/analytics/products', { ...compared, chartValues: 'running-total' });
		await chart(/^Items sold/);
		await user.keyboard('{Home}{ArrowRight}');
		const dialog = await explainHere();
		expect(dialog).toHaveTextContent(/Hoodie · Oct 1 - 10, 2026/);
		const days = 'after=2026-10-01T00:00:00&before=2026-10-10T23:59:59';
		await isRight(dialog, String(await itemsOf('products?products=74', days)));
	});
});

it('the series of the compared period has its own explanation', async () => {
	await openApp('/analytics/orders', october);
	await chart(/^Orders, line chart/);
	await user.keyboard('{End}{ArrowDown}');
	const dialog = await explainHere();
	expect(dialog).toHaveTextContent(/^OrdersOct 31, 2025/);
	expect(within(dialog).queryByRole('table', { name: /^Compared/ })).not.toBeInTheDocument();
	await isRight(dialog, valueOf(dialog));
});

it('the explanation of a category’s row says if it lacks the sales of subcategories', async () => {
	await openApp('/analytics/categories', october);
	const found = await explainNumbers();
	const row = within(found).getByRole('rowheader', { name: 'Music' }).closest('tr') as HTMLElement;
	const cell = within(row).getByRole('button', { name: /Explain Items sold/ });
	const { dialog, text } = await openFrom(cell);
	expect([shownIn(cell), text]).toEqual(['68', '81']);
	expect(dialog).toHaveTextContent(
		'The screen you came from shows 68. That total leaves out products that are only in subcategories.',
	);
	await isRight(dialog, '81');
});

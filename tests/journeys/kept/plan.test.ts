import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ask, closeApp, network, openApp } from '../../support/journey';
import { october, numbers, violations } from '../../support/journey-steps';
import { savedPreferences } from '../../support/saved-preferences';

const user = userEvent.setup();
const notice = { selector: '.components-snackbar__content' };
const netSales = { ...october, chart: 'net_revenue' };

afterEach(closeApp);

async function keep(meta: Record<string, unknown>): Promise<void> {
	const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings; // set by openApp
	const texts = Object.entries(meta).map(([name, value]) => [name, JSON.stringify(value)]);
	await fetch('/wp-json/wp/v2/users/me', {
		method: 'POST',
		headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify({ woocommerce_meta: Object.fromEntries(texts) }),
	});
}
const keepNothing = () => keep({ store_analytics_targets: [], store_analytics_annotations: [] });
const kept = async (name: string) => (await savedPreferences(ask))[`store_analytics_${name}`];

async function openDialog(item: string): Promise<HTMLElement> {
	const [toggle] = await screen.findAllByRole('button', { name: 'Chart options' });
	await user.click(toggle as HTMLElement);
	await user.click(await screen.findByRole('menuitem', { name: item }));
	return screen.findByRole('dialog', { hidden: true });
}
const press = async (dialog: HTMLElement, name: string | RegExp) =>
	user.click(within(dialog).getByRole('button', { name, hidden: true }));

async function setTarget(amount: string, unit = 'Month', period?: string): Promise<void> {
	const dialog = await openDialog('Targets…');
	await user.clear(within(dialog).getByLabelText(/^Target for/));
	await user.type(within(dialog).getByLabelText(/^Target for/), amount);
	await user.selectOptions(within(dialog).getByLabelText('Length of the period'), unit);
	if (period) await user.selectOptions(within(dialog).getByLabelText('Period'), period);
	await press(dialog, 'Save target');
	await screen.findByText('The target has been saved.', notice);
	await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

async function note(text: string, from: string, to = ''): Promise<void> {
	const dialog = await openDialog('Notes on the time axis…');
	await user.type(within(dialog).getByLabelText('Note'), text);
	const [first, last] = [
		within(dialog).getByLabelText('Day'),
		within(dialog).getByLabelText('End date (optional)'),
	];
	await user.clear(first);
	await user.type(first, from);
	if (to) await user.type(last, to);
	await press(dialog, 'Save note');
	await screen.findByText('The note has been saved.', notice);
	await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

/** The cells of a day's row (`Thu, Oct 1`) in the chart's table. */
async function rowOf(date: string): Promise<string[]> {
	const rows = () => [...document.querySelectorAll('.woocommerce-chart__data-table tr')];
	if (rows().length === 0) {
		await user.click(await screen.findByRole('button', { name: 'View as table' }));
	}
	const row = await waitFor(() => {
		const found = rows().find(({ firstChild }) => firstChild?.textContent === date);
		if (!found) throw new Error(`The chart's table has no ${date}.`);
		return found;
	});
	return [...row.children].map((cell) => cell.textContent ?? '');
}

describe('A target', () => {
	afterEach(keepNothing);

	it('of a past month is spread evenly over its days', async () => {
		await openApp('/analytics/revenue', netSales);
		await numbers();
		expect(network.requests().filter((path) => path.includes('users/me'))).toEqual([]);
		await setTarget('20,000');
		expect(await kept('targets')).toEqual([
			{
				metric: 'revenue/net_revenue',
				query: '',
				unit: 'month',
				start: '2026-10',
				amount: 20_000,
			},
		]);
		await screen.findByText(
			'Target of October 2026: $15,196.53 of $20,000.00. $4,803.47 below plan.',
		);
		// 20,000 / 31; the next day gets the remaining cents.
		expect((await rowOf('Thu, Oct 1')).at(-1)).toBe('$645.16');
		expect((await rowOf('Fri, Oct 2')).at(-1)).toBe('$645.16');
		expect((await rowOf('Sat, Oct 3')).at(-1)).toBe('$645.16');
		expect((await rowOf('Sun, Oct 4')).at(-1)).toBe('$645.17');
		expect(await violations()).toEqual([]);
	});

	it('of the current month shows its pace, in shop time, on every chart of the number', async () => {
		await openApp('/analytics/overview', { period: 'month', compare: 'none' });
		await keep({
			store_analytics_targets: [
				{ metric: 'revenue/net_revenue', query: '', unit: 'month', start: '', amount: 30_000 },
				{ metric: 'revenue/net_revenue', query: '', unit: 'year', start: '', amount: 365_000 },
			],
		});
		const { totals } = await ask<{ totals: { net_revenue: number } }>(
			'/wc-analytics/reports/revenue/stats?after=2026-11-01T00:00:00&before=2026-11-20T23:59:59&interval=day',
		);
		const reached = Math.round(totals.net_revenue * 100);
		// The shop's clock is at noon of 20 November: 19.5 of 30 days.
		const money = (cents: number) =>
			(cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
		const distance = (cents: number) =>
			`${money(Math.abs(cents))} ${cents < 0 ? 'below' : 'above'} plan.`;
		const forecast = Math.round((reached * 30) / 19.5);
		const words = [
			`Target of November 2026: ${money(reached)} of $30,000.00.`,
			`Expected by now: $19,500.00. ${distance(reached - 1_950_000)}`,
			`Projected: ${money(forecast)}. ${distance(forecast - 3_000_000)}`,
		].join(' ');
		for (const [path, chart] of [
			['/analytics/overview', ''],
			['/analytics/revenue', 'net_revenue'],
			['/analytics/orders', 'net_revenue'],
		] as const) {
			await openApp(path, { period: 'month', compare: 'none', ...(chart && { chart }) });
			expect(await screen.findByText(words)).toBeVisible();
		}
		await openApp('/analytics/products', {
			period: 'month',
			compare: 'none',
			chart: 'net_revenue',
		});
		await numbers();
		expect(screen.queryByText(/^Target of/)).toBeNull();
	});

	it('of a filtered report is separate from that of the whole report', async () => {
		await openApp('/analytics/orders', { ...netSales, filter: 'advanced', refunds: 'all' });
		await numbers();
		await setTarget('100', 'Year', 'Each year');
		await screen.findByText(/^Target for the days shown/);
		await openApp('/analytics/orders', netSales);
		await numbers();
		expect(screen.queryByText(/^Target/)).toBeNull();
	});

	it('is validated with a message, and typed text stays', async () => {
		await openApp('/analytics/revenue', netSales);
		await numbers();
		const dialog = await openDialog('Targets…');
		const amount = within(dialog).getByLabelText('Target for Net sales');
		await waitFor(() => expect(amount).toHaveFocus());
		await user.type(amount, 'much');
		await press(dialog, 'Save target');
		expect(within(dialog).getByRole('alert', { hidden: true })).toHaveTextContent(
			'Enter a number such as 50,000.00.',
		);
		await user.clear(amount);
		await user.type(amount, '-5');
		await press(dialog, 'Save target');
		within(dialog).getByText(/^Enter a number/);
		await user.clear(amount);
		await user.type(amount, '1,500.5');
		network.fail(/users\/me/);
		await press(dialog, 'Save target');
		expect(await within(dialog).findByText(/The target could not be saved\./)).toHaveTextContent(
			'The database is away.',
		);
		expect(amount).toHaveValue('1,500.5');
		network.recover();
		await press(dialog, 'Try again');
		await screen.findByText('The target has been saved.', notice);
		expect(await kept('targets')).toMatchObject([{ amount: 1500.5 }]);
	});

	it('can be changed, deleted and restored in its dialog', async () => {
		await openApp('/analytics/revenue', netSales);
		await numbers();
		await setTarget('20,000');
		let dialog = await openDialog('Targets…');
		await press(dialog, 'Edit “October 2026: $20,000.00”');
		await waitFor(() => expect(within(dialog).getByLabelText(/^Target for/)).toHaveFocus());
		await user.selectOptions(within(dialog).getByLabelText('Period'), 'Each month');
		await press(dialog, 'Save target');
		await waitFor(() => expect(dialog).not.toBeInTheDocument());
		expect(await kept('targets')).toMatchObject([{ start: '', amount: 20_000 }]);
		dialog = await openDialog('Targets…');
		await press(dialog, 'Delete “Each month: $20,000.00”');
		const undo = await within(dialog).findByRole('button', { name: 'Undo', hidden: true });
		expect(undo).toHaveFocus();
		expect(await kept('targets')).toEqual([]);
		await press(dialog, 'Close');
		await screen.findByText('“Each month: $20,000.00” has been deleted.', notice);
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		await waitFor(async () => expect(await kept('targets')).toHaveLength(1));
		await screen.findByText(/^Target of October 2026/);
	});

	it('tolerates any stored value', async () => {
		await openApp('/analytics/revenue', netSales);
		await keep({
			store_analytics_targets: [null, { metric: 'revenue/net_revenue', amount: -1 }],
			store_analytics_annotations: [{ from: 'soon' }, 7],
		});
		await openApp('/analytics/revenue', netSales);
		await numbers();
		expect((await rowOf('Thu, Oct 1')).at(-1)).toMatch(/^\$/);
		expect(screen.queryByRole('columnheader', { name: 'Notes' })).toBeNull();
	});
});

describe('Notes on the time axis', () => {
	afterEach(keepNothing);

	it('appear beside their days in the chart’s table, below the chart, and on other charts', async () => {
		await openApp('/analytics/revenue', netSales);
		await numbers();
		await note('Price raised', '2026-10-05');
		await note('Campaign', '2026-10-11', '2026-10-12');
		expect((await rowOf('Mon, Oct 5')).at(-1)).toBe('Price raised');
		expect((await rowOf('Tue, Oct 6')).at(-1)).toBe('');
		expect((await rowOf('Sun, Oct 11')).at(-1)).toMatch(/^Campaign \(Oct 11\s–\s12, 2026\)$/);
		expect((await rowOf('Mon, Oct 12')).at(-1)).toMatch(/^Campaign/);
		expect(await violations()).toEqual([]);
		await openApp('/analytics/products', october);
		const list = await screen.findByRole('list', { name: 'Notes' });
		expect(
			within(list)
				.getAllByRole('listitem')
				.map(({ textContent }) => textContent),
		).toEqual([
			'Price raised (Oct 5, 2026)',
			expect.stringMatching(/^Campaign \(Oct 11\s–\s12, 2026\)$/),
		]);
	});

	it('are read out when arrow keys reach their interval', async () => {
		await openApp('/analytics/revenue', { ...netSales, interval: 'week' });
		await keep({
			store_analytics_annotations: [
				{ id: 'a', from: '2026-10-07', to: '2026-10-07', text: 'Price%20raised' },
			],
		});
		await openApp('/analytics/revenue', { ...netSales, interval: 'week' });
		await screen.findByRole('list', { name: 'Notes' });
		screen.getByRole('application').focus();
		await user.keyboard('{Home}{ArrowRight}');
		const said = () => document.querySelector('[aria-live=polite]')?.textContent;
		expect(said()).toMatch(/October 4, 2026: \$.* Note: Price raised \(Oct 7, 2026\)$/);
		await user.keyboard('{ArrowRight}');
		expect(said()).not.toContain('Note');
	});

	it('are refused with a reason if something is missing, and typed text stays when saving fails', async () => {
		await openApp('/analytics/revenue', netSales);
		await numbers();
		const dialog = await openDialog('Notes on the time axis…');
		await press(dialog, 'Save note');
		within(dialog).getByText('Enter the text of the note.');
		await user.type(within(dialog).getByLabelText('Note'), 'Sale');
		await user.type(within(dialog).getByLabelText('End date (optional)'), '2026-10-02');
		await press(dialog, 'Save note');
		within(dialog).getByText('The end date is before the start date.');
		await user.clear(within(dialog).getByLabelText('End date (optional)'));
		network.fail(/users\/me/);
		await press(dialog, 'Save note');
		await within(dialog).findByText(/The note could not be saved\./);
		expect(within(dialog).getByLabelText('Note')).toHaveValue('Sale');
		network.recover();
		await press(dialog, 'Try again');
		await screen.findByText('The note has been saved.', notice);
		expect(await kept('annotations')).toMatchObject([
			{ from: '2026-10-31', to: '2026-10-31', text: 'Sale' },
		]);
	});
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { StoreAnalytics } from '@store-analytics/rest-api/metrics';
import { address, closeApp, loadedApp, network, openApp } from '../../support/journey';
import { columns, numbers, october, rows, tab, violations } from '../../support/journey-steps';
import { close, explainNumbers, isRight, openFrom, shownIn } from '../../support/explanation-steps';
import { savedFile } from '../../support/saved-file';

const user = userEvent.setup();
const sample = readFileSync(
	path.resolve(__dirname, '../../../docs/extending/packaging-metrics.js'),
	'utf8',
);

afterEach(closeApp);

/** The API that extensions' scripts call, in the open app. */
const storeAnalytics = (): StoreAnalytics => loadedApp().storeAnalytics;

/** Runs the sample of docs/extending as a script of the page. */
function runSample(): void {
	const i18n = { __: (text: string) => text };
	new Function('window', sample)({ wp: { i18n }, wc: { storeAnalytics: storeAnalytics() } });
}

const registering = (metric: Parameters<StoreAnalytics['registerMetric']>[0]) => () =>
	storeAnalytics().registerMetric(metric);

const share = {
	name: 'shop/discount_share',
	reports: ['revenue'],
	label: 'Discount share',
	meaning: 'How much of gross sales coupons took.',
	format: 'percent',
	formula: { plus: ['coupons'], per: 'gross_sales' },
	goodWhen: 'down',
} as const;

async function explain(label: string): Promise<HTMLElement> {
	await user.click(await screen.findByRole('button', { name: `Explain ${label}` }));
	const dialog = await screen.findByRole('dialog', { name: label });
	await waitFor(() => expect(within(dialog).queryByText('Adding up…')).not.toBeInTheDocument());
	return dialog;
}

/** The last request for rows in an order; one for their pictures may come later. */
const lastSorted = () =>
	network
		.requests()
		.filter((request) => request.includes('orderby='))
		.at(-1);

/** The rows of a table as texts of cells. */
function cellsOf(table: HTMLElement): string[][] {
	return within(table)
		.getAllByRole('row')
		.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

describe('A metric of an extension', () => {
	it('becomes a number, a chart and a column of its report, without another request', async () => {
		await openApp('/analytics/products', october);
		await rows();
		const asked = [...network.requests()].sort();
		await openApp('/analytics/products', october, runSample);
		expect((await rows())[0]?.slice(-2)).toEqual(['$17.85', '$45.96']);
		expect((await columns()).slice(-2)).toEqual(['Packaging', 'Price of a piece']);
		// 428 items, 240 a year before.
		expect(await tab('Packaging')).toHaveTextContent('$149.80');
		expect(await tab('Packaging')).toHaveTextContent('Previous year: $84.00');
		expect(await tab('Price of a piece')).toHaveTextContent('$37.03');
		expect([...network.requests()].sort()).toEqual(asked);
		await user.click(await tab('Price of a piece'));
		expect(address()).toMatchObject({ chart: 'example/price_of_piece' });
		expect(await screen.findByRole('heading', { name: 'Price of a piece' })).toBeVisible();
		expect(await violations()).toEqual([]);
	});

	it('appears in the address, which sorts by it under the server’s name', async () => {
		const query = {
			...october,
			chart: 'example/packaging',
			orderby: 'example/packaging',
			order: 'asc',
		};
		await openApp('/analytics/products', query, runSample);
		// A returned item is no longer sold: nothing to pack, and no price.
		expect((await rows())[0]?.slice(-2)).toEqual(['$0.00', '–']);
		expect(await tab('Packaging')).toHaveAttribute('aria-current', 'page');
		const header = screen.getByRole('columnheader', { name: /Packaging/ });
		expect(header).toHaveAttribute('aria-sort', 'ascending');
		await user.click(within(header).getByRole('button'));
		await waitFor(async () => expect((await rows())[0]?.at(-2)).toBe('$17.85'));
		expect(address()).toMatchObject({ orderby: 'example/packaging', order: 'desc' });
		expect(lastSorted()).toContain('order=desc&orderby=items_sold&');
	});

	it('falls back to the report’s own when the address names an unregistered one', async () => {
		const query = { ...october, chart: 'example/packaging', orderby: 'example/packaging' };
		await openApp('/analytics/products', query);
		await rows();
		expect(await tab('Items sold')).toHaveAttribute('aria-current', 'page');
		expect(lastSorted()).toContain('orderby=items_sold');
	});

	it('explains its cells for the row’s item only, with its inputs', async () => {
		await openApp('/analytics/products', october, runSample);
		const found = await explainNumbers();
		const [cell] = within(found).getAllByRole('button', { name: / Explain Packaging/ });
		const packaging = await openFrom(cell as HTMLElement);
		expect(packaging.text).toBe('$17.85');
		expect(packaging.dialog).toHaveTextContent('Hoodie · Oct 1 - 31, 2026');
		expect(packaging.dialog).toHaveTextContent(
			'What boxes and filling of the sold pieces cost: 0.35 for each.',
		);
		const inputs = within(packaging.dialog).getByRole('table', {
			name: 'Calculated from',
		});
		expect(cellsOf(inputs)).toEqual([['Items sold', '51']]);
		await isRight(packaging.dialog, '$17.85');
		await close(packaging.dialog);
		const [price] = within(found).getAllByRole('button', { name: / Explain Price of a piece/ });
		const { dialog, text } = await openFrom(price as HTMLElement);
		expect(text).toBe('$45.96');
		expect(dialog).not.toHaveTextContent('The screen you came from shows');
		expect(cellsOf(within(dialog).getByRole('table', { name: 'How it is calculated' }))).toEqual([
			['Net sales', '$2,344.08'],
			['÷Items sold', '51'],
			['=Price of a piece', '$45.96'],
		]);
		expect(await violations()).toEqual([]);
	});

	it('is in the downloaded file and in the choice of columns', async () => {
		await openApp('/analytics/products', october, runSample);
		await rows();
		const file = savedFile();
		await user.click(screen.getByRole('button', { name: 'Download' }));
		const [head, hoodie] = await file;
		expect(head).toMatch(/,Packaging,"Price of a piece"$/);
		expect(hoodie).toMatch(/^Hoodie,.*,17\.85,45\.96$/);
		await user.click(screen.getByRole('button', { name: 'Choose which values to display' }));
		await user.click(screen.getByRole('menuitemcheckbox', { name: 'Packaging' }));
		await waitFor(async () => expect(await columns()).not.toContain('Packaging'));
	});

	it('explains itself by its sentence, its formula with numbers, and the rows that add up to it', async () => {
		await openApp('/analytics/products', october, runSample);
		const price = await explain('Price of a piece');
		expect(price).toHaveTextContent('What a piece sold for on average, after discounts.');
		expect(price).toHaveTextContent('Defined by the extension that added this number');
		const formula = within(price).getByRole('table', { name: 'How it is calculated' });
		expect(cellsOf(formula)).toEqual([
			['Net sales', '$15,847.57'],
			['÷Items sold', '428'],
			['=Price of a piece', '$37.03'],
		]);
		expect(
			within(price).queryByRole('table', { name: /^(Breakdown|Orders behind this number)/ }),
		).not.toBeInTheDocument();
		await user.click(within(formula).getByRole('button', { name: 'Items sold' }));
		const items = await screen.findByRole('dialog', { name: 'Items sold' });
		await within(items).findByText('Items sold, less items returned.');
		await user.keyboard('{Escape}');

		const packaging = await explain('Packaging');
		const made = await within(packaging).findByRole('table', {
			name: /^(Breakdown|Orders behind this number)/,
		});
		expect(made).toHaveTextContent('These rows add up to $149.80.');
		expect(cellsOf(made)[0]).toEqual(['Hoodie', '$17.85']);
		expect(within(packaging).getByText('By day')).toBeVisible();
		expect(await violations()).toEqual([]);
	});

	it('is explained from the row itself if stats cannot select that row', async () => {
		const metric = {
			name: 'shop/packing',
			reports: ['orders'],
			label: 'Packing',
			meaning: 'Half a dollar for each piece.',
			format: 'currency',
			from: ['num_items_sold'],
			value: (numbers: Readonly<Record<string, number>>) => (numbers['num_items_sold'] ?? 0) / 2,
			addsUp: true,
		} as const;
		await openApp('/analytics/orders', october, registering(metric));
		const found = await explainNumbers();
		const [cell] = within(found).getAllByRole('button', { name: / Explain Packing/ });
		const { dialog, text } = await openFrom(cell as HTMLElement);
		expect(text).toBe(shownIn(cell as HTMLElement));
		expect(dialog).toHaveTextContent('Half a dollar for each piece.');
		const inputs = within(dialog).getByRole('table', { name: 'Calculated from' });
		const [[name, pieces] = []] = cellsOf(inputs);
		expect([name, Number(pieces) / 2]).toEqual(['Items sold', Number(text.slice(1))]);
	});

	it('explains changes: a sum by the items of its report, a quotient by its numerator and denominator', async () => {
		await openApp('/analytics/products', { ...october, chart: 'example/packaging' }, runSample);
		await user.click(await screen.findByRole('button', { name: 'What changed: Packaging' }));
		await screen.findByText('Packaging: $65.80 more, from $84.00 to $149.80.');
		await screen.findAllByText('Total');
		const [products] = screen.getAllByRole('table', { name: 'Products' });
		expect(products && cellsOf(products).at(-1)?.slice(0, 2)).toEqual(['Total', '+$65.80']);

		const query = { ...october, chart: 'example/price_of_piece' };
		await openApp('/analytics/products', query, runSample);
		await user.click(await screen.findByRole('button', { name: /^What changed/ }));
		await screen.findByText('Price of a piece: $3.48 less, from $40.51 to $37.03.');
		const formula = await screen.findByRole('table', { name: 'How it is calculated' });
		expect(cellsOf(formula).map((cells) => cells.slice(0, 2))).toEqual([
			['Net salesFrom $9,721.71 to $15,847.57', '+$19.92'],
			['Items soldFrom 240 to 428', '-$23.40'],
			['Total', '-$3.48'],
		]);
	});

	it('is on Overview as a number and a chart, which its section’s menu can hide', async () => {
		await openApp('/analytics/overview', october, runSample);
		await waitFor(async () => expect(await numbers()).toHaveTextContent('Packaging$149.80'));
		expect(await screen.findByRole('heading', { name: 'Packaging' })).toBeVisible();
		const statistics = network.requests().filter((one) => one.includes('products/stats'));
		expect(statistics).toHaveLength(2);
		const link = await tab('Price of a piece');
		expect(link).toHaveAttribute('href', expect.stringContaining('chart=example%2Fprice_of_piece'));
		await user.click(screen.getByRole('button', { name: /Choose which analytics/ }));
		await user.click(screen.getByRole('checkbox', { name: 'Packaging' }));
		await waitFor(async () => expect(await numbers()).not.toHaveTextContent('Packaging'));
		await user.click(screen.getByRole('checkbox', { name: 'Packaging' }));
		await user.keyboard('{Escape}');
		expect(await explain('Packaging')).toHaveTextContent('These rows add up to');
	});

	it('shows on Overview that it failed to load, and retries', async () => {
		const failing = () => {
			runSample();
			network.fail(/products\/stats/);
		};
		await openApp('/analytics/overview', october, failing);
		const [retry] = await within(await numbers()).findAllByRole('button', { name: 'Try again' });
		expect(await numbers()).toHaveTextContent('Total sales$19,481.01');
		network.recover();
		if (retry) await user.click(retry);
		await waitFor(async () => expect(await numbers()).toHaveTextContent('Packaging$149.80'));
	});

	it('can be a share of Revenue per day, formatted as percent on screen and in the file', async () => {
		await openApp('/analytics/revenue', october, registering(share));
		// 206.48 of 16,028.48.
		expect(await tab('Discount share')).toHaveTextContent('1.3%');
		expect((await rows())[0]?.at(-1)).toMatch(/^\d+\.\d%$/);
		const file = savedFile();
		await user.click(screen.getByRole('button', { name: 'Download' }));
		expect((await file)[0]).toMatch(/"Discount share"$/);
		expect(network.requests().some((one) => one.includes('discount_share'))).toBe(false);
		expect(await explain('Discount share')).toHaveTextContent('=Discount share1.3%');
	});

	it('can be added to and removed from a report that is already open', async () => {
		await openApp('/analytics/revenue', october);
		await rows();
		registering(share)();
		expect(await tab('Discount share')).toHaveTextContent('1.3%');
		storeAnalytics().unregisterMetric('shop/discount_share');
		await waitFor(async () => expect(await numbers()).not.toHaveTextContent('Discount share'));
	});

	it('shows dashes if it throws and is reported once, while the report still works', async () => {
		const log = jest.spyOn(console, 'error').mockImplementation(() => {});
		const broken = () => {
			throw new Error('no cost today');
		};
		const metric = { ...share, formula: undefined, from: ['coupons'], value: broken };
		await openApp('/analytics/revenue', october, registering(metric));
		expect((await rows())[0]?.slice(-2)).toEqual(['$281.38', '–']);
		expect(await tab('Discount share')).toHaveTextContent('Discount share–');
		expect(await tab('Total sales')).toHaveTextContent('$19,481.01');
		const notices = screen.getAllByText(/“shop\/discount_share” failed in registerMetric.*no cost/);
		// One on screen, one for screen readers.
		expect(notices.length).toBeLessThanOrEqual(2);
		expect(log).toHaveBeenCalledTimes(1);
		log.mockRestore();
	});

	it('is reported and has no formula in its explanation if the formula gives another value', async () => {
		const log = jest.spyOn(console, 'error').mockImplementation(() => {});
		const metric = { ...share, from: ['coupons'], value: () => 0.5 };
		await openApp('/analytics/revenue', october, registering(metric));
		const dialog = await explain('Discount share');
		expect(dialog).toHaveTextContent('50.0%');
		expect(within(dialog).queryByRole('table', { name: 'How it is calculated' })).toBeNull();
		expect(String(log.mock.calls[0]?.[1])).toMatch(
			/its formula gives 0\.0128\d+ where its value is 0\.5/,
		);
		log.mockRestore();
	});
});

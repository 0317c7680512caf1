import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { readSettings } from '../../../platform/settings/settings';
import products from '../../definitions/products';
import { buildModel } from '../definition/model';
import type { Lookup } from '../query/lookup';
import { viewOf } from '../query/view';
import { ChartPanel } from './chart-panel';

const settings = readSettings({ adminUrl: '/wp-admin/' });
const model = buildModel(products, 'Products', settings);
const currency = CurrencyFactory();
const single = { filter: 'single_product', products: '74' };

// Tests load no style sheets; this one hides the chart.
const sheet = document.createElement('style');
sheet.textContent = readFileSync('src/reports/engine/screen/awaiting.css', 'utf8');

beforeEach(() => {
	document.head.append(sheet);
	globalThis.fetch = () => new Promise(() => {});
});
afterEach(() => sheet.remove());

/** Opens the chart in a shop that never answers, and returns what holds its grey shape. */
async function open(query: Record<string, string>, state: Lookup['state']) {
	const view = viewOf(model, '/analytics/products', { query, settings, currency }, storeClock(), {
		state,
	});
	const { container } = render(<ChartPanel view={view} />);
	await act(async () => {});
	expect(screen.getByRole('heading', { name: 'Items sold' })).toBeVisible();
	return container.querySelector('.woocommerce-chart__body');
}

describe('The chart of a report that loads', () => {
	it('hides its grey shape until the shop knows whether the single product has variations', async () => {
		expect(await open(single, 'pending')).not.toBeVisible();
	});

	it('shows its grey shape once the shop knows that', async () => {
		expect(await open(single, 'ready')).toBeVisible();
	});

	it('shows its grey shape during a search, which does not change the shape', async () => {
		expect(await open({ search: 'Beanie' }, 'pending')).toBeVisible();
	});
});

import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { StoreAnalytics } from '@store-analytics/rest-api/metrics';
import { closeApp, loadedApp, openApp } from '../../support/journey';
import { october } from '../../support/journey-steps';

const user = userEvent.setup();

afterEach(closeApp);

async function askFor(metric: string): Promise<void> {
	await user.click(await screen.findByRole('button', { name: `What changed: ${metric}` }));
}

/** Registers a metric as an extension's script does. */
function registering(metric: Parameters<StoreAnalytics['registerMetric']>[0]): () => void {
	return () => loadedApp().storeAnalytics.registerMetric(metric);
}

const share = {
	name: 'shop/discount_share',
	reports: ['revenue'],
	label: 'Discount share',
	meaning: 'How much of gross sales coupons took.',
	format: 'percent',
	from: ['coupons'],
	// 206.48, and 207.46 a year before.
	value: ({ coupons = 0 }: Readonly<Record<string, number>>) => (coupons < 207 ? 0.5 : 0.25),
} as const;

describe('The explanation of a change without parts', () => {
	it('says that downloads over years are too many to split', async () => {
		const years = { period: 'custom', after: '2024-11-21', before: '2026-11-20' };
		await openApp('/analytics/downloads', { ...years, compare: 'previous_period' });
		await askFor('Downloads');
		await screen.findByText('Too many rows to add up here. Choose a shorter date range.');
		expect(document.querySelector('.sa-changes table')).not.toBeInTheDocument();
	});

	it.each([
		['has no formula', {}],
		[
			'has a formula that gives something else',
			{ formula: { plus: ['coupons'], per: 'gross_sales' } },
		],
	])('says that an extension’s number cannot be split if it %s', async (_name, formula) => {
		const log = jest.spyOn(console, 'error').mockImplementation(() => {});
		const query = { ...october, chart: 'shop/discount_share' };
		await openApp('/analytics/revenue', query, registering({ ...share, ...formula }));
		await askFor('Discount share');
		await screen.findByText(
			'The shop’s data does not allow a breakdown of the change in Discount share.',
		);
		log.mockRestore();
	});
});

import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { ask, closeApp, openApp } from '../../support/journey';
import { numbers, october } from '../../support/journey-steps';
import { savedPreferences } from '../../support/saved-preferences';

const user = userEvent.setup();
const notice = { selector: '.components-snackbar__content' };
const week = { period: 'last_7_days', compare: 'none' };
const netSales = { ...october, chart: 'net_revenue' };

async function keep(meta: Record<string, unknown>): Promise<void> {
	const { nonce } = (window as unknown as { wpApiSettings: { nonce: string } }).wpApiSettings; // set by openApp
	const texts = Object.entries(meta).map(([name, value]) => [name, JSON.stringify(value)]);
	await fetch('/wp-json/wp/v2/users/me', {
		method: 'POST',
		headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify({ woocommerce_meta: Object.fromEntries(texts) }),
	});
}
const kept = () => savedPreferences(ask);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const pressIn = async (dialog: HTMLElement, name: string) =>
	user.click(within(dialog).getByRole('button', { name, hidden: true }));

async function openDialog(item: string): Promise<HTMLElement> {
	const [toggle] = await screen.findAllByRole('button', { name: 'Chart options' });
	await user.click(toggle as HTMLElement);
	await user.click(await screen.findByRole('menuitem', { name: item }));
	return screen.findByRole('dialog', { hidden: true });
}

describe('The limits of stored entries', () => {
	afterEach(async () => {
		await keep({
			store_analytics_pins: [],
			store_analytics_targets: [],
			store_analytics_annotations: [],
		});
		closeApp();
	});

	it('allow thirty pins, and the message about the limit loses nothing', async () => {
		await openApp('/analytics/orders', { chart: 'net_revenue', ...week });
		const many = Array.from({ length: 30 }, (_, index) => ({
			...{ kind: 'number', path: '/analytics/coupons', metric: 'amount' },
			query: `coupons=${index + 1}`,
		}));
		await keep({ store_analytics_pins: many });
		await openApp('/analytics/orders', { chart: 'net_revenue', ...week });
		await numbers();
		await press('Views');
		await press('Pin “Net sales” to Overview');
		await screen.findByText('You already have 30 pinned items. Unpin one first.', notice);
		expect((await kept())['store_analytics_pins']).toEqual(many);
	});

	it('allow 200 targets and 200 notes, and the message about the limit keeps typed text and loses nothing', async () => {
		await openApp('/analytics/revenue', netSales);
		const targets = Array.from({ length: 200 }, (_, index) => ({
			...{ metric: 'revenue/taxes', query: `products=${index + 1}`, unit: 'month', start: '' },
			amount: index,
		}));
		const annotations = Array.from({ length: 200 }, (_, index) => ({
			...{ id: `n${index}`, from: '2020-01-01', to: '2020-01-01', text: `Note${index}` },
		}));
		await keep({ store_analytics_targets: targets, store_analytics_annotations: annotations });
		await openApp('/analytics/revenue', netSales);
		await numbers();
		let dialog = await openDialog('Targets…');
		await user.type(within(dialog).getByLabelText(/^Target for/), '500');
		await pressIn(dialog, 'Save target');
		await within(dialog).findByText('You already have 200 targets. Delete one first.');
		expect(within(dialog).getByLabelText(/^Target for/)).toHaveValue('500');
		await pressIn(dialog, 'Cancel');
		dialog = await openDialog('Notes on the time axis…');
		await user.type(within(dialog).getByLabelText('Note'), 'Sale');
		await pressIn(dialog, 'Save note');
		await within(dialog).findByText('You already have 200 notes. Delete one first.');
		expect(within(dialog).getByLabelText('Note')).toHaveValue('Sale');
		expect((await kept())['store_analytics_targets']).toEqual(targets);
		expect((await kept())['store_analytics_annotations']).toEqual(annotations);
	});
});
